-- Each provider answers at its own address, where another one's answer is noticed. Those that were set up before
-- have the shared one registered, and keep it until a superadmin says otherwise.
alter table provedor_identidade add column retorno_proprio boolean not null default false;
alter table provedor_identidade alter column retorno_proprio set default true;
