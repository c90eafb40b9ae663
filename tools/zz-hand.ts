import { readFileSync } from 'node:fs'
import { Client } from 'pg'
const url = readFileSync('/tmp/em-url', 'utf8')
const c = new Client({ connectionString: url })
await c.connect()
await c.query(
  `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set client_min_messages = log`,
)
c.on('notice', (n) => {
  if (/campanha_envio/.test(String(n.message))) console.log(String(n.message).slice(0, 3500))
})
await c.query('begin')
const { rows } = await c.query(
  `select array_agg(id) ids, array_agg(data_referencia) dias, array_agg(distinct id_regra) regras from (select * from campanha_envio where data_referencia > current_date - 15 limit 20) a`,
)
await c.query(`insert into campanha_reserva (envios, dias, ate) values ($1, $2, now()) returning id`, [
  rows[0].ids,
  rows[0].dias,
])
await c.query(
  `select * from passa_envios(1, 120, $1, $2, null, '[{"id":1,"dia":"2026-11-02","situacao":"falhou"}]', $1, $2, $3)`,
  [rows[0].ids, rows[0].dias, rows[0].regras],
)
await c.end()
