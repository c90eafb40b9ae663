-- Reads all messages, beside those who write: what is written meanwhile marks its shift itself.
update campanha_execucao x set envios = n.envios, de = n.de, ate = n.ate
from (select id_execucao, int8range(min(id), max(id), '[]') as envios, min(data_referencia) as de, max(data_referencia) as ate
  from campanha_envio group by 1) n
where x.id = n.id_execucao and x.envios is null;
