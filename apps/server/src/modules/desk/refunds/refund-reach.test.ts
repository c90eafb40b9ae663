/** Whose refunds, and who is reminded of them. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof } from '../../../../test/factories/desk.ts'
import { removeDraft } from './refund.queries.ts'
import { refundFiles } from './refund.service.ts'
import { findActor } from '../../../platform/session.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as, deps } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours], employee: true }
const author = await as({ roles: ['backoffice:solicitante'], ...there })
const colleague = await as({ roles: ['backoffice:solicitante'], ...there })
const [first, second] = [
  await as({ roles: ['financeiro:gestor'], ...there }),
  await as({ roles: ['financeiro:gestor'], ...there }),
]
type Somebody = typeof author

const upload = ({ userId }: Somebody) => makeProof(db, userId)

async function ask(nome_razaosocial: string, over: { id_empresa?: number; valor?: string } = {}) {
  const { id_empresa = ours, valor = '99.90' } = over
  const documento = '52998224725'
  const [made] = await author.call.refunds.create({
    objects: [
      {
        id_empresa,
        cod_cliente: '9001',
        nome_razaosocial,
        cpf: documento,
        fatura: null,
        motivo: 'pagamento_duplicado',
        descricao: 'Pagou duas vezes',
        valor_pago: valor,
        valor_estorno: valor,
        forma: 'pix',
        pix_tipo: 'cpf',
        pix_chave: documento,
        titular: nome_razaosocial,
        titular_documento: documento,
        comprovante: await upload(author),
      },
    ],
  })
  return made!.id
}
const reminded = async ({ call }: Somebody) => (await openObligations(call)).map(({ titulo }) => titulo)

it('is asked for at one’s own provider alone', async () => {
  await ask('Lia Prado')
  await expect(ask('Lia Prado', { id_empresa: theirs })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('reminds nobody who has approved it already of deciding', async () => {
  const id = await ask('Duas Pessoas', { valor: '2000.00' })
  await first.call.refunds.changeState({ id, situacao: 'aprovado' })
  expect(await reminded(first)).not.toContain('Estorno de Duas Pessoas')
  expect(await reminded(second)).toContain('Estorno de Duas Pessoas')
})

it('that was sent back reminds its author alone', async () => {
  const id = await ask('Volta Silva')
  await first.call.refunds.changeState({ id, situacao: 'devolvido', resposta: 'Anexe o extrato' })
  expect(await reminded(author)).toContain('Corrigir o estorno de Volta Silva')
  expect(await reminded(colleague)).not.toContain('Corrigir o estorno de Volta Silva')
})

it('shows its files to readers of refunds alone, and records who (docs/desk.md#refunds)', async () => {
  const id = await ask('Com Arquivo')
  const mayOf = async ({ token }: Somebody) => {
    const { actor } = (await findActor(deps.auth, token))!
    const may = await refundFiles.maySee(db, actor, id, '')
    if (may) await refundFiles.recordReading!(db, actor, id)
    return may
  }
  expect(await mayOf(first)).toBe(true)
  expect(await mayOf(await as({ roles: ['rh:gestor'], ...there }))).toBe(false)
  const readers = await db
    .selectFrom('acesso_dado_pessoal')
    .where('tabela', '=', 'bo_estorno')
    .where('id_item', '=', id)
    .select(['id_usuario', 'campos'])
    .execute()
  expect(readers).toEqual([{ id_usuario: first.userId, campos: ['arquivos'] }])
})

it('that one began is not deleted once its provider is another’s', async () => {
  const id = await ask('Rascunho Lima')
  const at = (id_empresa: number) =>
    db.updateTable('bo_estorno').set({ situacao: 'rascunho', id_empresa }).where('id', '=', id).execute()
  const { actor } = (await findActor(deps.auth, author.token))!
  await at(theirs)
  expect(await removeDraft(db, actor, id)).toBe(false)
  await at(ours)
  expect(await removeDraft(db, actor, id)).toBe(true)
})
