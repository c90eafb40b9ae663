import { answers } from '../../../../platform/procedure/answers.ts'
import {
  ruleLongSmsAnswer,
  ruleRow,
  ruleCreateAnswer,
  ruleUpdateAnswer,
  ruleSimulateAnswer,
  rulePreviewAnswer,
  ruleSendTestAnswer,
  ruleRequestApprovalAnswer,
  ruleApproveAnswer,
  ruleRefuseApprovalAnswer,
  ruleCalendarAnswer,
  ruleRunAnswer,
} from '@intranet/contract/marketing/rule-answers'
import { switchedWithWarnings } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  communicationCalendarInput,
  communicationRuleList,
  createCommunicationRulesInput,
  forecastInput,
  messagePreviewInput,
  approveRuleInput,
  requestApprovalInput,
  runShiftInput,
  testSendInput,
  updateCommunicationRuleInput,
} from '@intranet/contract/marketing/communication-rules'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../../platform/procedure/procedure.ts'
import { communicationCalendar } from './calendar.service.ts'
import { forecastRule, previewMessages, sendTest } from './rule-trial.service.ts'
import { longSmsRules, pageOfRules, readRule } from './rule-listing.service.ts'
import { approveRule, refuseApproval, requestApproval } from './rule-approval.service.ts'
import { changeRule, createRules, deleteRule, setRulesActive } from './rule.service.ts'
import { runShiftByHand } from './shift.service.ts'

export const communicationRuleRouter = router({
  /** Rules whose SMS cost more than one segment with the way out that is sent along. */
  longSms: procedure('regua_comunicacao', 'manage', 'providerRows')
    .output(answers(ruleLongSmsAnswer))
    .query(({ ctx }) => longSmsRules(ctx.db, ctx.actor)),
  ...crud(
    {
      list: communicationRuleList,
      row: ruleRow,
      createInput: createCommunicationRulesInput,
      created: ruleCreateAnswer,
      updateInput: updateCommunicationRuleInput,
      updated: ruleUpdateAnswer,
      switched: switchedWithWarnings,
    },
    {
      list: [
        procedure('regua_comunicacao', 'read', 'providerRows').meta({
          exports: { ...exportHeads(communicationRuleList), proximo_envio: 'Próximo envio' },
        }),
        pageOfRules,
      ],
      get: [procedure('regua_comunicacao', 'read', 'providerRows'), readRule],
      remove: [procedure('regua_comunicacao', 'manage', 'nothing'), deleteRule],
      create: [
        procedure('regua_comunicacao', 'create', 'nothing'),
        (db, actor, objects, deps) => createRules(db, actor, deps.parameters, objects),
      ],
      update: [
        procedure('regua_comunicacao', 'editOwn', 'nothing'),
        (db, actor, input, deps) => changeRule(db, actor, deps.parameters, input),
      ],
      setActive: [
        procedure('regua_comunicacao', 'manage', 'nothing'),
        (db, actor, input, deps) => setRulesActive(db, actor, deps.parameters, input),
      ],
    },
  ),
  /** Counts a shift without sending: reasons, cost, masked examples. */
  simulate: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(forecastInput)
    .output(answers(ruleSimulateAnswer))
    .query(({ ctx, input }) => forecastRule(ctx.db, ctx.actor, ctx.deps.parameters, input)),
  preview: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(messagePreviewInput)
    .output(answers(rulePreviewAnswer))
    .query(({ ctx, input }) => previewMessages(ctx.db, ctx.actor, ctx.deps.parameters, input)),
  /** Sends one message to the asking person's own address or phone. */
  sendTest: slowProcedure('regua_comunicacao', 'create', 'nothing')
    .input(testSendInput)
    .output(answers(ruleSendTestAnswer))
    .mutation(({ ctx, input }) => sendTest(ctx.deps, ctx.db, ctx.actor, input)),
  requestApproval: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(requestApprovalInput)
    .output(answers(ruleRequestApprovalAnswer))
    .mutation(({ ctx, input }) => requestApproval(ctx.db, ctx.actor, ctx.deps.parameters, input)),
  approve: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(approveRuleInput)
    .output(answers(ruleApproveAnswer))
    .mutation(({ ctx, input }) => approveRule(ctx.db, ctx.actor, input)),
  refuseApproval: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .output(answers(ruleRefuseApprovalAnswer))
    .mutation(({ ctx, input }) => refuseApproval(ctx.db, ctx.actor, input.id)),
  calendar: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(communicationCalendarInput)
    .output(answers(ruleCalendarAnswer))
    .query(({ ctx, input }) => communicationCalendar(ctx.db, ctx.actor, input)),
  run: slowProcedure('regua_comunicacao', 'superadmin', 'everyRow')
    .input(runShiftInput)
    .output(answers(ruleRunAnswer))
    .mutation(({ ctx, input }) => runShiftByHand(ctx.deps, input)),
})
