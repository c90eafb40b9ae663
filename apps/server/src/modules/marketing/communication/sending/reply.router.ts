import { answers } from '../../../../platform/procedure/answers.ts'
import { switchedRecords } from '@intranet/contract/answer'
import { replyRow, replyRestrictAnswer } from '@intranet/contract/marketing/reply-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  communicationReplyList,
  dismissRepliesInput,
} from '@intranet/contract/marketing/communication-replies'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../../platform/procedure/procedure.ts'
import { listReplies } from './reply.queries.ts'
import { dismissReplies, restrictReply } from './reply.service.ts'

export const communicationReplyRouter = router({
  ...crud(
    { list: communicationReplyList, row: replyRow },
    {
      list: [
        procedure('regua_comunicacao', 'read', 'providerRows').meta({
          exports: exportHeads(communicationReplyList),
        }),
        listReplies,
      ],
    },
  ),
  restrict: procedure('regua_comunicacao', 'create', 'nothing')
    .input(byId)
    .output(answers(replyRestrictAnswer))
    .mutation(({ ctx, input }) => restrictReply(ctx.db, ctx.actor, input.id)),
  dismiss: procedure('regua_comunicacao', 'create', 'nothing')
    .input(dismissRepliesInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => dismissReplies(ctx.db, ctx.actor, input.ids)),
})
