-- Spends min(p_amount, what is available) at once; 0 posts nothing, and a key that was posted before moves nothing. `available` is what is left.
-- One round trip, also as a part of the statement that writes what the credits pay for. The account is locked before its balance is read, so overdrafts
-- stay impossible.
create function spend_up_to(p_workspace_id text, p_account text, p_amount bigint, p_key text, p_reason text, p_holder text,
  out spent bigint, out available bigint)
language plpgsql as $$
begin
  select a.available into available from credit_accounts a where a.workspace_id = p_workspace_id and a.account = p_account for update;
  available := coalesce(available, 0);
  spent := least(p_amount, available);
  if spent = 0 then
    return;
  end if;
  insert into credit_entries (workspace_id, account, business_key, reason, holder, available, spent)
    values (p_workspace_id, p_account, p_key, p_reason, p_holder, -spent, spent)
    on conflict on constraint credit_entries_workspace_id_account_business_key_key do nothing;
  if found then
    available := available - spent;
  end if;
end $$;
