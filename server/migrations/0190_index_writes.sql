-- Orders the writes to the index of a search cluster (docs/decisions/0190). Each write takes the next
-- number in the session that holds the turn to write, and the cluster keeps the highest: a process
-- that lost its turn cannot replace anything newer.
create sequence index_writes as bigint;
