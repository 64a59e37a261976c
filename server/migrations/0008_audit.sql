-- Who did what: append-only, one chain a workspace and one for the installation. Each entry's hash covers the one before it, so that a change,
-- a gap or a cut is found by whoever recomputes the chain (greenroom audit verify).
create table audit_heads (
  -- A workspace id, or 'installation'.
  chain text primary key,
  last_seq bigint not null,
  last_hash bytea not null
);

create table audit_entries (
  chain text not null,
  seq bigint not null,
  -- Who: a user id, a key id, `operator` (the command line) or `service`.
  actor text not null,
  -- What: `key.created`, `candidate.status_changed`, ...
  action text not null,
  -- On what: an id.
  subject text not null,
  -- Text, so that the bytes that were hashed are the bytes that are kept. Never holds personal data: it outlives an erasure.
  details text not null,
  at timestamptz not null,
  hash bytea not null,
  primary key (chain, seq)
);
create trigger audit_entries_append_only before update or delete or truncate on audit_entries for each statement execute function refuse_change();

-- The bytes that are hashed: each part behind its length, so that no two entries have the same ones.
create function audit_hash(p_previous bytea, p_chain text, p_seq bigint, p_actor text, p_action text, p_subject text, p_details text, p_at timestamptz)
returns bytea language sql immutable as $$
  select sha256(p_previous || convert_to(string_agg(octet_length(convert_to(part, 'UTF8')) || ':' || part, '' order by place), 'UTF8'))
  from unnest(array[p_chain, p_seq::text, p_actor, p_action, p_subject, p_details,
    (extract(epoch from p_at) * 1000000)::bigint::text]) with ordinality as parts (part, place)
$$;

-- The head's row lock puts the entries of a chain into one order without a gap.
create function append_audit(p_chain text, p_actor text, p_action text, p_subject text, p_details text, p_at timestamptz) returns void
language plpgsql as $$
declare
  head audit_heads;
  next_hash bytea;
begin
  insert into audit_heads (chain, last_seq, last_hash) values (p_chain, 0, ''::bytea) on conflict do nothing;
  select * into strict head from audit_heads h where h.chain = p_chain for update;
  next_hash := audit_hash(head.last_hash, p_chain, head.last_seq + 1, p_actor, p_action, p_subject, p_details, p_at);
  insert into audit_entries (chain, seq, actor, action, subject, details, at, hash)
    values (p_chain, head.last_seq + 1, p_actor, p_action, p_subject, p_details, p_at, next_hash);
  update audit_heads h set last_seq = head.last_seq + 1, last_hash = next_hash where h.chain = p_chain;
end $$;

-- Every chain exists from the first moment (the access slice writes `workspace.created`), so that one that was removed whole is missed.
-- The installation's begins here, and those of workspaces that are older than the log.
select append_audit('installation', 'service', 'audit.begun', 'installation', '{}', clock_timestamp());
select append_audit(id, 'service', 'audit.begun', id, '{}', clock_timestamp()) from workspaces;
