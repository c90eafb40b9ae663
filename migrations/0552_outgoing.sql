-- Connections without TLS go on as they are, and are marked: a new one needs somebody to say so.
alter table empresa_erp add column permite_http boolean not null default false;
update empresa_erp set permite_http = true where url !~* '^https:';
alter table empresa_erp add constraint empresa_erp_sem_tls check (permite_http or url ~* '^https:');
