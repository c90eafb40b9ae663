import { noticeListAnswer, publishedNotice, shownNotice } from '@intranet/contract/privacy-notice-answers'
import { publishNoticeInput, viewNoticeInput } from '@intranet/contract/privacy-notices'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { newestNotices } from './privacy-notice.queries.ts'
import { publishNotice, showNotice } from './privacy-notice.service.ts'

export const privacyNoticeRouter = router({
  list: procedure('configuracao', 'read', 'reference')
    .output(answers(noticeListAnswer))
    .query(({ ctx }) => newestNotices(ctx.db)),
  view: procedure('configuracao', 'public', 'public')
    .input(viewNoticeInput)
    .output(answers(shownNotice))
    .query(({ ctx, input }) => showNotice(ctx.db, ctx.deps.parameters, input)),
  publish: procedure('configuracao', 'manage', 'nothing')
    .input(publishNoticeInput)
    .output(answers(publishedNotice))
    .mutation(({ ctx, input }) => publishNotice(ctx.db, ctx.actor, input)),
})
