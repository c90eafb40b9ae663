import { readFileSync } from 'node:fs'
import { issuedBy } from './bench/issued.ts'
import { grownScene } from './bench/grown-statements.ts'
import { listSends } from '@intranet/server/modules/marketing/communication/sending/send.queries'
import { communicationSendList } from '@intranet/contract/marketing/communication-sends'
import { Client } from 'pg'
const url = readFileSync('/tmp/em-url', 'utf8')
const scene = await grownScene(url)
const issued = await issuedBy(url, (db) =>
  listSends(
    db,
    scene.one,
    communicationSendList.input.parse({
      filtro: { data_referencia: { _gte: '2026-11-10', _lte: '2026-11-12' } },
    }),
  ),
)
const c = new Client({ connectionString: url })
await c.connect()
for (const { text, values } of issued) {
  console.log(text, JSON.stringify(values))
  if (/^select/i.test(text)) {
    const r = await c.query('explain (analyze, costs off) ' + text, values)
    console.log(
      r.rows
        .map((x: any) => x['QUERY PLAN'])
        .join('\n')
        .slice(0, 4500),
    )
  }
}
await c.end()
