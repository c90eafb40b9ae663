-- What was paid in the last days counts towards the second approval of a refund.
create index bo_estorno_pago_em on bo_estorno (data_pagamento) where situacao = 'pago';
