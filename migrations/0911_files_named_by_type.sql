-- Names end as what their bytes are: docs/platform.md#named-by-their-bytes
with fim (tipo, padrao, novo) as (values
  ('application/pdf', '\.pdf$', '.pdf'),
  ('image/png', '\.png$', '.png'),
  ('image/jpeg', '\.jpe?g$', '.jpg'),
  ('image/webp', '\.webp$', '.webp'),
  ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', '\.docx$', '.docx'),
  ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '\.xlsx$', '.xlsx'),
  ('application/vnd.ms-excel', '\.xls$', '.xls'),
  ('text/csv', '\.(csv|txt)$', '.csv')
)
update arquivo a
set nome = right(coalesce(nullif(regexp_replace(a.nome, '\.[A-Za-z0-9]{1,8}[. ]*$', ''), ''), 'arquivo'), 110) || f.novo
from fim f
where f.tipo = a.tipo and a.nome !~* f.padrao;
