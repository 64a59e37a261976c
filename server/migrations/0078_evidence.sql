-- People of one verdict can be listed by the strength of their evidence (docs/decisions/0083): the sum over the criteria, smaller is stronger. Null for verdicts
-- from before the strength was known, which come last.
alter table casting_verdicts add column weakness smallint;
