-- Paid refunds count for 30 days from their approval (docs/desk.md#second-approval).
create index bo_estorno_aprovacao_quando on bo_estorno_aprovacao (created_at);
