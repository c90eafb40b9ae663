import { answers } from '../../../../platform/procedure/answers.ts'
import { pageOf, switchedRecords } from '@intranet/contract/answer'
import { replyRow, replyRestrictAnswer } from '@intranet/contract/marketing/reply-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  communicationReplyList,
  dismissRepliesInput,
} from '@intranet/contract/marketing/communication-replies'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../../platform/procedure/procedure.ts'
import { listReplies } from './reply.queries.ts'
import { dismissReplies, restrictReply } from './reply.service.ts'

export const communicationReplyRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(communicationReplyList) })
    .input(communicationReplyList.input)
    .output(answers(pageOf(replyRow)))
    .query(({ ctx, input }) => listReplies(ctx.db, ctx.actor, input)),
  restrict: procedure('regua_comunicacao', 'create', 'nothing')
    .input(byId)
    .output(answers(replyRestrictAnswer))
    .mutation(({ ctx, input }) => restrictReply(ctx.db, ctx.actor, input.id)),
  dismiss: procedure('regua_comunicacao', 'create', 'nothing')
    .input(dismissRepliesInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => dismissReplies(ctx.db, ctx.actor, input.ids)),
})
