import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, createdRecords, savedRecord } from '@intranet/contract/answer'
import * as z from 'zod'
import {
  newsCountByCategoryAnswer,
  newsDocumentAnswer,
  newsFeedInput,
  newsFeedRow,
  newsGetAnswer,
  newsReachAnswer,
  newsSchemas,
  publishNewsInput,
} from '@intranet/contract/content/news-schemas'
import { readsNews } from '@intranet/contract/content/news-access'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  opensTo,
  procedure,
  readsWide,
  router,
  slowProcedure,
} from '../../../platform/procedure/procedure.ts'
import { withStoredImages } from './news-images.ts'
import { countByCategory, feedNews, listNews, pendingNews, removeNews } from './news.queries.ts'
import {
  changeNews,
  createNews,
  newsDocument,
  previewReach,
  publishNews,
  readNews,
  switchActive,
} from './news.service.ts'

const toReaders = opensTo(readsNews)

export const newsRouter = router({
  /** The cards, with their reactions, in one statement. */
  feed: procedure('novidades', 'signedIn', 'providerRows')
    .meta({ ...toReaders, ...readsWide })
    .input(newsFeedInput)
    .output(answers(pageOf(newsFeedRow)))
    .query(({ ctx, input }) => feedNews(ctx.db, ctx.actor, input)),
  /** How much is in each category for the reader. */
  countByCategory: procedure('novidades', 'signedIn', 'figures')
    .meta({ ...toReaders, ...readsWide })
    .output(answers(newsCountByCategoryAnswer))
    .query(({ ctx }) => countByCategory(ctx.db, ctx.actor)),
  /** Required readings that I owe. */
  pending: procedure('novidades', 'employee', 'own')
    .output(answers(z.array(newsFeedRow)))
    .query(({ ctx }) => pendingNews(ctx.db, ctx.actor)),
  ...crud(
    { ...newsSchemas, one: newsGetAnswer },
    {
      get: [procedure('novidades', 'signedIn', 'providerRows').meta(toReaders), readNews],
      setActive: [procedure('novidades', 'manage', 'nothing'), switchActive],
      remove: [procedure('novidades', 'editOwn', 'nothing'), removeNews],
      list: [
        procedure('novidades', 'signedIn', 'providerRows').meta({
          exports: exportHeads(newsSchemas.list),
          ...toReaders,
        }),
        listNews,
      ],
    },
  ),
  /** With its images as base64 (docs/platform.md#images-in-bodies). */
  document: procedure('novidades', 'signedIn', 'providerRows')
    .meta(toReaders)
    .input(byId)
    .output(answers(newsDocumentAnswer))
    .query(({ ctx, input }) => newsDocument(ctx.deps, ctx.db, ctx.actor, input.id)),
  create: slowProcedure('novidades', 'create', 'nothing')
    .input(newsSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(async ({ ctx, input }) => {
      const { deps, actor } = ctx
      const objects = await Promise.all(input.objects.map((fields) => withStoredImages(deps, actor, fields)))
      return ctx.write((db) => createNews(db, actor, objects))
    }),
  update: slowProcedure('novidades', 'editOwn', 'nothing')
    .input(newsSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(async ({ ctx, input }) => {
      const fields = await withStoredImages(ctx.deps, ctx.actor, input)
      return ctx.write((db) => changeNews(db, ctx.actor, fields))
    }),
  /** Whom a draft would reach, before it is published. */
  reach: procedure('novidades', 'manage', 'figures')
    .input(byId)
    .output(answers(newsReachAnswer))
    .query(({ ctx, input }) => previewReach(ctx.db, ctx.actor, input.id)),
  publish: procedure('novidades', 'manage', 'nothing')
    .input(publishNewsInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => publishNews(ctx.db, ctx.actor, input)),
})
