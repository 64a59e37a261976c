-- An account through which a workspace sends and hears: a mailbox, a seat on a network, a number.
create table channel_accounts (
  id text primary key,
  workspace_id text not null references workspaces,
  -- Whose it is; null: everybody's in the workspace.
  user_id text references users,
  type text not null check (type in ('email', 'proNetwork', 'chat_app', 'sms')),
  provider text not null check (provider in ('imap', 'gmail', 'outlook', 'unipile', 'twilio', 'sandbox')),
  -- As recipients see it: an email address, a phone number, a name.
  address text not null,
  -- Servers and credentials, sealed JSON; null once disconnected by a person: they are forgotten then.
  settings bytea,
  state text not null check (state in ('connected', 'syncing', 'disconnected')),
  -- Why it is not, or only half, connected: a code.
  reason text,
  -- Where reading goes on, in the provider's own terms.
  mark text,
  -- Checks and polls that failed in a row, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  synced_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (settings is not null or state = 'disconnected')
);
-- Connecting the same account again renews its credentials.
create unique index channel_accounts_once on channel_accounts (workspace_id, type, provider, lower(address), coalesce(user_id, ''));

-- What sandbox accounts were given to send: nothing leaves the installation.
create table sandbox_messages (
  id text primary key,
  workspace_id text not null references workspaces,
  account_id text not null references channel_accounts,
  -- Stable for a run and step: the same message is delivered once.
  message_key text not null,
  kind text not null,
  -- Sealed JSON: recipient, subject, text.
  body bytea not null,
  delivered_at timestamptz not null default clock_timestamp(),
  unique (account_id, message_key)
);

-- What somebody at the command line had the recipient do.
create table sandbox_events (
  id bigint generated always as identity primary key,
  message_id text not null references sandbox_messages on delete cascade,
  kind text not null check (kind in ('reply', 'accepted', 'bounce')),
  at timestamptz not null default clock_timestamp()
);
