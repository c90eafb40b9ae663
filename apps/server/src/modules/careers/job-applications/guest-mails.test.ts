/** How many mails guests send to one mailbox: docs/platform.md#mails-to-guests. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates, newCpf } from '../../../../test/factories/candidates.ts'
import { careerWorld, guest, openVacancy } from '../../../../test/factories/careers.ts'

const world = await testWorld()
const { db, app } = world
const places = await careerWorld(db)
const { candidate, mailsTo } = candidates(world, places.id_cidade)

it('to the owner of a CPF are five an hour, however many addresses are typed with it', async () => {
  const id_vaga = await openVacancy(db, places)
  const cpf = newCpf()
  const { userId } = await candidate({ cpf })
  const { email } = await db
    .selectFrom('rh_usuario')
    .where('id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow()
  const bodies = new Set<string>()
  for (let n = 0; n < 8; n += 1) {
    const { body } = await app.inject({
      method: 'POST',
      url: '/v1/candidatura/publica',
      payload: { object: { ...guest(places.id_cidade, { email: `alheio${n}@exemplo.com`, cpf }), id_vaga } },
    })
    bodies.add(body)
  }
  expect(bodies.size).toBe(1)
  expect(await mailsTo(email)).toHaveLength(5)
})
