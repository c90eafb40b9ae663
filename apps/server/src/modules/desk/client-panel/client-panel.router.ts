import { nothing } from '@intranet/contract/answer'
import {
  beginInput,
  changeAddressInput,
  changeContactInput,
  changeDueDayInput,
  cancelOrderInput,
  confirmInput,
  connectionActionInput,
  endInput,
  noteInput,
  ofConnection,
  ofInvoice,
  ofNegotiation,
  ofPayment,
  openOrderInput,
  panelCustomer,
  planChangeInput,
  preferencesInput,
  releaseInput,
  rescheduleOrderInput,
  searchCustomersInput,
  sendInput,
  settleInput,
  simulateInput,
  unlockInput,
} from '@intranet/contract/desk/client-panel'
import {
  actionAnswer,
  addressesView,
  attendance,
  begunAttendance,
  connectionsView,
  contactsView,
  contractsView,
  foundCustomer,
  invoicesView,
  negotiations,
  orderKinds,
  ordersScreen,
  ownAttendance,
  panelAbilities,
  panelSummary,
  panelSystem,
  paymentsView,
  pdfAnswer,
  secondCopy,
  sentAnswer,
  sessionsView,
  simulation,
  testedConnection,
} from '@intranet/contract/desk/client-panel-answers'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { act } from './action.service.ts'
import { endAttendance, panelSystems } from './attendance.queries.ts'
import {
  beginAttendance,
  confirmIdentity,
  currentVisit,
  ownToday,
  releaseIdentity,
  searchCustomers,
} from './identification.service.ts'
import { insertNote, savePreferences } from './local-facts.queries.ts'
import { accept, negotiationList, propose, proposalOf, simulate, withdraw } from './negotiation.service.ts'
import { atCustomer, slowAtCustomer } from './panel-door.ts'
import {
  cancelOrderAct,
  changeAddressAct,
  changeContactAct,
  changeDueDayAct,
  connectionAct,
  openOrderAct,
  rescheduleOrderAct,
  unlockAct,
} from './panel-actions.ts'
import { settleByHand } from './read-back.service.ts'
import { requestPlanChange } from './plan-change.service.ts'
import { channelsOf, sendToCustomer } from './sending.service.ts'
import {
  addressesOf,
  connectionsOf,
  contactsOf,
  contractsOf,
  invoicePdfOf,
  invoicesOf,
  openPanel,
  orderKindsOf,
  ordersAndAsked,
  panelSystem as systemInView,
  paymentsOf,
  receiptOf,
  secondCopyOf,
  sessionsOf,
  summaryOf,
  testConnectionOf,
} from './view.service.ts'

const view = () => atCustomer('read', 'providerRows').input(panelCustomer)
const action = () => slowAtCustomer()

/** One customer at a time: see docs/client-panel.md. */
export const clientPanelRouter = router({
  systems: procedure('painel_cliente', 'read', 'providerRows')
    .output(answers(z.array(panelSystem)))
    .query(async ({ ctx }) =>
      (await panelSystems(ctx.db, ctx.actor)).map(({ sistema, nome }) => ({ sistema, nome })),
    ),
  search: slowProcedure('painel_cliente', 'read', 'providerRows')
    .input(searchCustomersInput)
    .output(answers(z.array(foundCustomer)))
    .mutation(({ ctx, input }) => searchCustomers(ctx.deps, ctx.actor, input)),
  begin: slowProcedure('painel_cliente', 'read', 'nothing')
    .input(beginInput)
    .output(answers(begunAttendance))
    .mutation(({ ctx, input }) => beginAttendance(ctx.deps, ctx.actor, input)),
  confirm: slowProcedure('painel_cliente', 'read', 'nothing')
    .input(confirmInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => confirmIdentity(ctx.deps, ctx.actor, input)),
  release: slowProcedure('painel_cliente', 'manage', 'nothing')
    .input(releaseInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => releaseIdentity(ctx.deps, ctx.actor, input)),
  current: procedure('painel_cliente', 'read', 'own')
    .output(answers(attendance.nullable()))
    .query(({ ctx }) => currentVisit(ctx.db, ctx.actor, ctx.attendance)),
  today: procedure('painel_cliente', 'read', 'own')
    .output(answers(z.array(ownAttendance)))
    .query(({ ctx }) => ownToday(ctx.db, ctx.actor)),
  end: procedure('painel_cliente', 'read', 'nothing')
    .input(endInput)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await endAttendance(ctx.db, ctx.actor, input.atendimento)
    }),

  summary: view()
    .output(answers(panelSummary))
    .query(({ ctx }) => summaryOf(ctx.deps, ctx.visit)),
  abilities: view()
    .output(answers(z.array(z.enum(panelAbilities))))
    .query(async ({ ctx }) => [
      ...systemInView(ctx.deps, ctx.visit).abilities,
      ...(await channelsOf(ctx.deps)).map((canal) => `enviar_${canal}` as const),
    ]),
  contracts: view()
    .output(answers(contractsView))
    .query(async ({ ctx }) => contractsOf(await openPanel(ctx.deps, ctx.visit))),
  connections: view()
    .output(answers(connectionsView))
    .query(async ({ ctx }) => connectionsOf(await openPanel(ctx.deps, ctx.visit))),
  sessions: atCustomer('read', 'providerRows')
    .input(ofConnection)
    .output(answers(sessionsView))
    .query(async ({ ctx, input }) => sessionsOf(await openPanel(ctx.deps, ctx.visit), input.conexao)),
  testConnection: slowAtCustomer()
    .input(ofConnection)
    .output(answers(testedConnection))
    .mutation(async ({ ctx, input }) =>
      testConnectionOf(await openPanel(ctx.deps, ctx.visit), input.conexao),
    ),
  invoices: view()
    .output(answers(invoicesView))
    .query(async ({ ctx }) => invoicesOf(await openPanel(ctx.deps, ctx.visit))),
  secondCopy: atCustomer('read', 'providerRows')
    .input(ofInvoice)
    .output(answers(secondCopy))
    .query(async ({ ctx, input }) => secondCopyOf(await openPanel(ctx.deps, ctx.visit), input.fatura)),
  invoicePdf: atCustomer('read', 'providerRows')
    .input(ofInvoice)
    .output(answers(pdfAnswer))
    .query(async ({ ctx, input }) => invoicePdfOf(await openPanel(ctx.deps, ctx.visit), input.fatura)),
  payments: view()
    .output(answers(paymentsView))
    .query(async ({ ctx }) => paymentsOf(await openPanel(ctx.deps, ctx.visit))),
  paymentReceipt: atCustomer('read', 'providerRows')
    .input(ofPayment)
    .output(answers(pdfAnswer))
    .query(async ({ ctx, input }) => receiptOf(await openPanel(ctx.deps, ctx.visit), input.pagamento)),
  orders: view()
    .output(answers(ordersScreen))
    .query(async ({ ctx }) => ordersAndAsked(ctx.deps, await openPanel(ctx.deps, ctx.visit))),
  orderKinds: view()
    .output(answers(orderKinds))
    .query(async ({ ctx }) => orderKindsOf(await openPanel(ctx.deps, ctx.visit))),
  addresses: view()
    .output(answers(addressesView))
    .query(async ({ ctx }) => addressesOf(await openPanel(ctx.deps, ctx.visit))),
  contacts: view()
    .output(answers(contactsView))
    .query(async ({ ctx }) => contactsOf(ctx.deps, await openPanel(ctx.deps, ctx.visit))),
  negotiations: view()
    .output(answers(negotiations))
    .query(({ ctx }) => negotiationList(ctx.deps, ctx.actor, ctx.visit)),

  note: action()
    .input(noteInput)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await ctx.write((db) => insertNote(db, ctx.visit, ctx.actor.id, input.texto))
    }),
  requestPlanChange: action()
    .input(planChangeInput)
    .output(answers(z.strictObject({ id_lead: recordId.nullable(), id_problema: recordId.nullable() })))
    .mutation(({ ctx, input }) => requestPlanChange(ctx.deps, ctx.actor, ctx.visit, input)),
  setPreferences: action()
    .input(preferencesInput)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await ctx.write((db) => savePreferences(db, ctx.visit, ctx.actor.id, input))
    }),
  openOrder: action()
    .input(openOrderInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(openOrderAct(ctx, input))),
  rescheduleOrder: action()
    .input(rescheduleOrderInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(rescheduleOrderAct(ctx, input))),
  cancelOrder: action()
    .input(cancelOrderInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(cancelOrderAct(ctx, input))),
  changeDueDay: action()
    .input(changeDueDayInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(changeDueDayAct(ctx, input))),
  changeContact: action()
    .input(changeContactInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(changeContactAct(ctx, input))),
  changeAddress: action()
    .input(changeAddressInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(changeAddressAct(ctx, input))),
  unlock: action()
    .input(unlockInput)
    .output(answers(actionAnswer))
    .mutation(async ({ ctx, input }) => act(await unlockAct(ctx, input))),
  disconnect: action()
    .input(connectionActionInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(connectionAct(ctx, 'desconectar', input))),
  restartOnu: action()
    .input(connectionActionInput)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => act(connectionAct(ctx, 'reiniciar_onu', input))),
  settle: atCustomer('manage', 'nothing')
    .input(settleInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => settleByHand(ctx.db, ctx.visit, input)),
  simulate: slowAtCustomer()
    .input(simulateInput)
    .output(answers(simulation))
    .mutation(({ ctx, input }) => simulate(ctx.deps, ctx.actor, ctx.visit, input)),
  propose: action()
    .input(simulateInput)
    .output(answers(z.strictObject({ id: recordId })))
    .mutation(({ ctx, input }) => propose(ctx.deps, ctx.actor, ctx.visit, input)),
  proposalPdf: atCustomer('read', 'providerRows')
    .input(ofNegotiation)
    .output(answers(pdfAnswer))
    .query(({ ctx, input }) => proposalOf(ctx.deps, ctx.visit, input.id)),
  accept: action()
    .input(ofNegotiation)
    .output(answers(actionAnswer))
    .mutation(({ ctx, input }) => accept(ctx.deps, ctx.actor, ctx.visit, input.id)),
  withdraw: action()
    .input(ofNegotiation)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => withdraw(ctx.deps, ctx.actor, ctx.visit, input.id)),
  send: action()
    .input(sendInput)
    .output(answers(sentAnswer))
    .mutation(({ ctx, input }) => sendToCustomer(ctx.deps, ctx.actor, ctx.visit, input)),
})
