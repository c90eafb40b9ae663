/** What all servers sign with is sealed, and replaced without losing what it signed (docs/cryptography.md#shared-secrets). */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { markAgain, personMarks } from '../src/modules/marketing/roulette/person-marks.service.ts'
import { newChallenge, readProof } from '../src/modules/sales/tracking-links/proof-of-work.ts'
import { optOutSecret, optOutToken, readOptOutToken } from '../src/platform/opt-out-link.ts'
import { sealStored } from '../src/platform/sealed-columns.ts'
import { dropFormer, readShared, replaceShared, sharedSecretNames } from '../src/platform/shared-secrets.ts'
import { testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { cpfOf, makePrizes, makeRoulette, makeWinners } from './factories/roulette.ts'

const { db, deps } = await testWorld()
const { sealed } = deps
const read = (name: (typeof sharedSecretNames)[number]) => readShared(db, sealed, name)
const stored = () => db.selectFrom('segredo').select(['nome', 'valor', 'anterior']).orderBy('nome').execute()

it('each has one use and its own value, but for the marks that were made with the one of the forms', async () => {
  expect((await stored()).map(({ nome }) => nome)).toEqual(sharedSecretNames.toSorted())
  const values = await Promise.all(sharedSecretNames.map(async (name) => (await read(name))[0]))
  expect(new Set(values).size).toBe(sharedSecretNames.length - 1)
  expect((await read('roleta_pessoa'))[0]).toBe((await read('formulario_publico'))[0])
})

it('a server seals them when it starts, and they are the same ones', async () => {
  const before = await read('descadastro')
  expect(deps.offers.sealed).toEqual(expect.arrayContaining(['segredo.valor', 'segredo.anterior']))
  await sealStored(db, sealed, deps.offers.sealed)
  expect((await stored()).every(({ valor }) => valor.startsWith('s1.'))).toBe(true)
  expect(await read('descadastro')).toEqual(before)
})

it('a replaced one signs no more, and what it signed is taken until it is forgotten', async () => {
  const token = optOutToken(await optOutSecret(db, sealed), 7)
  const challenge = await newChallenge(await read('formulario_publico'), 'um-link')
  const solution = await solveChallenge({ challenge, deriveKey })
  const proof = JSON.stringify({ challenge, solution })
  for (const name of sharedSecretNames) await replaceShared(db, sealed, name)
  expect(
    (await stored()).every(({ valor, anterior }) => `${valor} ${anterior}`.match(/^s1\.\S+ s1\.\S+$/)),
  ).toBe(true)
  const [present, former] = await read('descadastro')
  expect(present).not.toBe(former)
  expect(optOutToken(await optOutSecret(db, sealed), 7)).not.toBe(token)
  expect(readOptOutToken(await optOutSecret(db, sealed), token)).toBe(7)
  expect(await readProof(await read('formulario_publico'), 'um-link', proof)).not.toBeNull()

  for (const name of sharedSecretNames) await dropFormer(db, name)
  expect(readOptOutToken(await optOutSecret(db, sealed), token)).toBeNull()
  expect(await readProof(await read('formulario_publico'), 'um-link', proof)).toBeNull()
})

it('people of the wheel are the same ones after it: by the former mark, then by the new one', async () => {
  await sql`update segredo set valor = texto_aleatorio() where nome = 'roleta_pessoa'`.execute(db)
  const wheel = await makeRoulette(db, { id_empresa: await makeProvider(db) })
  const [prize] = await makePrizes(db, wheel.id, [{}])
  await makeWinners(db, wheel.id, prize!.id, 2)
  const marks = async () =>
    (await db.selectFrom('site_roleta_historico').select('pessoa').orderBy('cpf').execute()).map(
      ({ pessoa }) => pessoa,
    )
  const forgotten = (await marks())[1]!
  await db.updateTable('site_roleta_historico').set({ cpf: null }).where('pessoa', '=', forgotten).execute()
  const before = (await personMarks(db, sealed, cpfOf(1)))[0]
  expect(await marks()).toContain(before)

  await replaceShared(db, sealed, 'roleta_pessoa')
  const [present, former] = await personMarks(db, sealed, cpfOf(1))
  expect(former).toBe(before)
  expect(await markAgain(db, sealed)).toBe(1)
  expect(new Set(await marks())).toEqual(new Set([present, forgotten]))
})
