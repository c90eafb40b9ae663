-- Until when the call of an Idempotency-Key may still be at work: null once its answer is the one that is kept.
alter table idempotencia add column em_curso_ate timestamptz(3);
