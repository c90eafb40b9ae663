import { answers } from '../../../platform/procedure/answers.ts'
import {
  notificationListAnswer,
  notificationUnreadAnswer,
  notificationMarkReadAnswer,
  notificationMarkAllReadAnswer,
} from '@intranet/contract/content/notification-answers'
import {
  listNotificationsInput,
  sendNotificationsInput,
  sentNotifications,
  markAllReadInput,
  markReadInput,
} from '@intranet/contract/content/notification'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { allFound, assertOwn } from '../../../platform/own-lines.ts'
import { sendNotice } from './notification.service.ts'
import { countUnread, listUnread, markAllRead, markRead } from './notification.queries.ts'

export const notificationRouter = router({
  list: procedure('notificacao', 'signedIn', 'own')
    .input(listNotificationsInput)
    .output(answers(notificationListAnswer))
    .query(async ({ ctx, input }) => {
      const limit = input.limit ?? (await ctx.deps.parameters.read('notificacao_pagina'))
      return listUnread(ctx.db, ctx.actor.id, { ...input, limit })
    }),
  unread: procedure('notificacao', 'signedIn', 'own')
    .output(answers(notificationUnreadAnswer))
    .query(({ ctx }) => countUnread(ctx.db, ctx.actor.id)),
  send: slowProcedure('rh', 'manage', 'nothing')
    .input(sendNotificationsInput)
    .output(answers(sentNotifications))
    .mutation(({ ctx, input }) => sendNotice(ctx, input)),
  markRead: procedure('notificacao', 'signedIn', 'nothing')
    .input(markReadInput)
    .output(answers(notificationMarkReadAnswer))
    .mutation(async ({ ctx, input: { objects } }) => {
      assertOwn(ctx.actor, objects)
      const asked = objects.map(({ id_mensagem }) => id_mensagem)
      const read = await markRead(ctx.db, ctx.actor.id, asked)
      return allFound(asked, read, ({ id_mensagem }) => id_mensagem)
    }),
  markAllRead: procedure('notificacao', 'signedIn', 'nothing')
    .input(markAllReadInput.prefault({}))
    .output(answers(notificationMarkAllReadAnswer))
    .mutation(({ ctx, input }) => markAllRead(ctx.db, ctx.actor.id, input)),
})
