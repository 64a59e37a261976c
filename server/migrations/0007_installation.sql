-- One row: what the installation's secret key looks like from outside, so that a process with another key stops instead of failing later.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint bytea not null
);
