/** Inputs of the panel's actions as what the ERP is asked, and what each of them is about. */
import type {
  cancelOrderInput,
  changeAddressInput,
  changeContactInput,
  changeDueDayInput,
  connectionActionInput,
  openOrderInput,
  rescheduleOrderInput,
  unlockInput,
} from '@intranet/contract/desk/client-panel'
import { UNLOCK_DAYS, UNLOCK_EVERY } from '@intranet/contract/desk/client-panel-words'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { todayInBrazil } from '@intranet/contract/today'
import type * as z from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { doneWithin } from './action.queries.ts'
import { assertNotPast, type Act } from './action.service.ts'
import type { EnteredVisit } from './attendance.queries.ts'
import { contractsOf, openPanel } from './view.service.ts'

interface Ctx {
  deps: Deps
  actor: Actor
  visit: EnteredVisit
}

const about = ({ deps, actor, visit }: Ctx, { chave }: { chave: string }) => ({ deps, actor, visit, chave })

type Input<S extends z.ZodType> = z.output<S>

export const openOrderAct = (ctx: Ctx, input: Input<typeof openOrderInput>): Act<'abrir_os'> => ({
  ...about(ctx, input),
  tipo: 'abrir_os',
  alvo: input.tipo,
  corpo: {
    cod_cliente: input.cod_cliente,
    contrato: input.contrato ?? null,
    conexao: input.conexao ?? null,
    tipo: input.tipo,
    periodo: input.periodo,
    relato: input.relato,
  },
})

export function rescheduleOrderAct(ctx: Ctx, input: Input<typeof rescheduleOrderInput>): Act<'reagendar_os'> {
  assertNotPast(input.data, todayInBrazil())
  const { cod_cliente, os, data, periodo } = input
  return { ...about(ctx, input), tipo: 'reagendar_os', alvo: os, corpo: { cod_cliente, os, data, periodo } }
}

export const cancelOrderAct = (ctx: Ctx, input: Input<typeof cancelOrderInput>): Act<'cancelar_os'> => ({
  ...about(ctx, input),
  tipo: 'cancelar_os',
  alvo: input.os,
  corpo: { cod_cliente: input.cod_cliente, os: input.os, motivo: input.motivo },
})

export const changeDueDayAct = (
  ctx: Ctx,
  input: Input<typeof changeDueDayInput>,
): Act<'alterar_vencimento'> => ({
  ...about(ctx, input),
  tipo: 'alterar_vencimento',
  alvo: input.contrato,
  corpo: { cod_cliente: input.cod_cliente, contrato: input.contrato, dia: input.dia },
})

export const changeContactAct = (
  ctx: Ctx,
  input: Input<typeof changeContactInput>,
): Act<'alterar_contato'> => ({
  ...about(ctx, input),
  tipo: 'alterar_contato',
  alvo: 'contato',
  corpo: { cod_cliente: input.cod_cliente, telefones: input.telefones, emails: input.emails },
})

export function changeAddressAct(ctx: Ctx, input: Input<typeof changeAddressInput>): Act<'alterar_endereco'> {
  const { sistema: _, chave: __, contrato = null, complemento = null, referencia = null, ...address } = input
  const corpo = { ...address, contrato, complemento, referencia }
  const alvo = contrato === null ? input.tipo : `${input.tipo} ${contrato}`
  return { ...about(ctx, input), tipo: 'alterar_endereco', alvo, corpo }
}

/**
 * Once in thirty days for each contract: 409 before the ERP is asked. 404 for one that the customer does not have, spelled as
 * the ERP does: a contract has one name.
 */
export async function unlockAct(
  ctx: Ctx,
  input: Input<typeof unlockInput>,
): Promise<Act<'desbloqueio_confianca'>> {
  const { cod_cliente, contrato, chave } = input
  const { dados } = await contractsOf(await openPanel(ctx.deps, ctx.visit))
  found(dados.find((one) => one.contrato === contrato))
  const tipo = 'desbloqueio_confianca'
  return {
    ...about(ctx, input),
    tipo,
    alvo: contrato,
    corpo: { cod_cliente, contrato, dias: UNLOCK_DAYS },
    async assert(db) {
      const earlier = { tipo, alvo: contrato, days: UNLOCK_EVERY, but: chave } as const
      if (await doneWithin(db, ctx.visit.id_empresa, earlier)) throw new AppError('conflict', text.unlockUsed)
    },
  }
}

export const connectionAct = <Name extends 'desconectar' | 'reiniciar_onu'>(
  ctx: Ctx,
  tipo: Name,
  input: Input<typeof connectionActionInput>,
): Act<'desconectar' | 'reiniciar_onu'> => ({
  ...about(ctx, input),
  tipo,
  alvo: input.conexao,
  corpo: { cod_cliente: input.cod_cliente, conexao: input.conexao },
})
