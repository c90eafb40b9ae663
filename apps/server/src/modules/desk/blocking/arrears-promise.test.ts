/** Who has promised to pay is excepted where a rule says so: docs/desk.md#arrears. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { writeCopy } from './arrears.service.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['regras_bloqueio:gestor'], empresas: [ours], employee: true })
const TUESDAY = '2026-08-11'

const negotiation = (cod_cliente: string, situacao: string, id_empresa = ours) =>
  sql`insert into painel_negociacao (protocolo, id_empresa, cod_cliente, nome_razaosocial, faturas, parcelas, principal,
    multa, juros, desconto, total, situacao, valida_ate, id_usuario)
    values (${`N-${id_empresa}-${cod_cliente}`}, ${id_empresa}, ${cod_cliente}, 'Ana', '[]', '[]', 99.90, 0, 0, 0, 99.90,
      ${situacao}, current_date, ${manager.userId})`.execute(db)
const action = (cod_cliente: string, over: { tipo?: string; situacao?: string; days?: number } = {}) =>
  sql`insert into painel_acao (chave, id_empresa, cod_cliente, tipo, alvo, corpo, situacao, id_usuario, created_at)
    values (${`chave-${cod_cliente}`}, ${ours}, ${cod_cliente}, ${over.tipo ?? 'desbloqueio_confianca'}, 'C1', '{}',
      ${over.situacao ?? 'feita'}, ${manager.userId}, now() - make_interval(days => ${over.days ?? 0}))`.execute(
    db,
  )

it('an agreement that is kept and a trust unlock in force are promises, nothing else is (docs/desk.md#arrears)', async () => {
  await negotiation('acordo', 'aceita')
  for (const situacao of ['proposta', 'incerto', 'cumprida', 'quebrada', 'cancelada'])
    await negotiation(situacao, situacao)
  await negotiation('outro', 'aceita', theirs)
  await action('confianca', { days: 2 })
  await action('vencida', { days: 3 })
  await action('pedida', { situacao: 'pedida' })
  await action('desligada', { tipo: 'desconectar' })
  const all = ['acordo', 'proposta', 'incerto', 'cumprida', 'quebrada', 'cancelada', 'outro']
  const codes = [...all, 'confianca', 'vencida', 'pedida', 'desligada']
  await manager.call.blockingSimulations.refresh({ id_empresa: ours })
  const copy = await db.selectFrom('atraso_copia').select('id').executeTakeFirstOrThrow()
  await writeCopy(db, copy.id, async () => ({
    async *pages() {
      yield codes.map((cod_cliente) => ({
        cod_cliente,
        nome_razaosocial: 'Ana',
        cpf: null,
        tipo: 'pf' as const,
        contrato: null,
        produto: null,
        cidade: 'Tubarão',
        uf: 'SC',
        fatura: `F-${cod_cliente}`,
        vencimento: '2026-07-01',
        valor: 9990,
        bloqueado: null,
        inicio: null,
      }))
    },
  }))
  const [rule] = await manager.call.blockingRules.create({
    objects: [{ nome: 'Total 30', id_empresa: ours, dias_atraso: 30, tipo: 'total', valor_minimo: '50' }],
  })
  await manager.call.blockingCriteria.create({
    objects: [
      {
        id_regra: rule!.id,
        campo: 'promessa_pagamento',
        operador: 'igual',
        valor: ['true'],
        motivo: 'Prometeu',
      },
    ],
  })
  const { id } = await manager.call.blockingSimulations.run({ id: rule!.id, data: TUESDAY })
  const { dados } = await manager.call.blockingSimulations.list({ filtro: { id_simulacao: id }, limit: 0 })
  const excepted = dados.filter(({ resultado }) => resultado === 'excecao').map((one) => one.cod_cliente)
  expect(excepted.toSorted()).toEqual(['acordo', 'confianca'])
  expect(dados).toHaveLength(codes.length)
})
