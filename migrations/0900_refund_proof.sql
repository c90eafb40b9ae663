-- Whether the provider's system reported what was paid; what somebody typed needs two approvals.
alter table bo_estorno add column valor_pago_conferido boolean not null default false;
