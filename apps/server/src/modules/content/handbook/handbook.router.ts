import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, savedRecord } from '@intranet/contract/answer'
import * as z from 'zod'
import {
  articleBoard,
  articleReaderList,
  articleSchemas,
  confirmArticleInput,
  handbookBoardRow,
  handbookConfirmAnswer,
  handbookIndexAnswer,
  handbookPublishAnswer,
  handbookReadAnswer,
  handbookReadersRow,
  handbookSearchInput,
  handbookTextsAnswer,
  handbookVersionsAnswer,
  publishArticleInput,
  setArchivedInput,
  textsInput,
} from '@intranet/contract/content/handbook-schemas'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { readsHandbook } from '@intranet/contract/content/knowledge-access'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { opensTo, procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { listArticleBoard, listArticleReaders } from './handbook-reading.queries.ts'
import { listVersions, readIndex, readInForce, readTexts } from './handbook-version.queries.ts'
import { getArticle, listArticles } from './handbook.queries.ts'
import {
  archiveArticle,
  changeArticle,
  confirmArticle,
  createArticles,
  deleteArticle,
  publishArticle,
  readArticle,
} from './handbook.service.ts'

const toReaders = opensTo(readsHandbook)
const ofBoard = opensTo((holder) => confirmationReach(holder, 'manual') !== null)

export const handbookRouter = router({
  index: procedure('manual', 'signedIn', 'providerRows')
    .meta(toReaders)
    .input(handbookSearchInput)
    .output(answers(handbookIndexAnswer))
    .query(({ ctx, input }) => readIndex(ctx.db, ctx.actor, input.q)),
  read: procedure('manual', 'signedIn', 'providerRows')
    .meta(toReaders)
    .input(byId)
    .output(answers(handbookReadAnswer))
    .query(({ ctx, input }) => readArticle(ctx.db, ctx.actor, input.id)),
  /** Everything in force, for printing. */
  whole: procedure('manual', 'signedIn', 'providerRows')
    .meta(toReaders)
    .output(answers(z.array(handbookReadAnswer)))
    .query(({ ctx }) => readInForce(ctx.db, ctx.actor)),
  confirm: procedure('manual', 'employee', 'nothing')
    .input(confirmArticleInput)
    .output(answers(handbookConfirmAnswer))
    .mutation(({ ctx, input }) => confirmArticle(ctx.db, ctx.actor, input)),
  /** The handbook's tab of the read-confirmation board, for HR and for the one who manages the handbook. */
  board: procedure('manual', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(articleBoard), ...ofBoard, ...readsWide })
    .input(articleBoard.input)
    .output(answers(pageOf(handbookBoardRow)))
    .query(({ ctx, input }) => listArticleBoard(ctx.db, ctx.actor, input)),
  readers: procedure('manual', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(articleReaderList), ...ofBoard, ...readsWide })
    .input(articleReaderList.input)
    .output(answers(pageOf(handbookReadersRow)))
    .query(({ ctx, input }) => listArticleReaders(ctx.db, ctx.actor, input)),
  ...crud(articleSchemas, {
    list: [
      procedure('manual', 'create', 'providerRows').meta({ exports: exportHeads(articleSchemas.list) }),
      listArticles,
    ],
    get: [procedure('manual', 'create', 'providerRows'), getArticle],
    create: [procedure('manual', 'create', 'nothing'), createArticles],
    update: [procedure('manual', 'editOwn', 'nothing'), changeArticle],
    remove: [procedure('manual', 'manage', 'nothing'), deleteArticle],
  }),
  versions: procedure('manual', 'create', 'providerRows')
    .input(byId)
    .output(answers(handbookVersionsAnswer))
    .query(({ ctx, input }) => listVersions(ctx.db, ctx.actor, input.id)),
  texts: procedure('manual', 'create', 'providerRows')
    .input(textsInput)
    .output(answers(handbookTextsAnswer))
    .query(({ ctx, input }) => readTexts(ctx.db, ctx.actor, input.id, input.versoes)),
  publish: procedure('manual', 'manage', 'nothing')
    .input(publishArticleInput)
    .output(answers(handbookPublishAnswer))
    .mutation(({ ctx, input }) => publishArticle(ctx.db, ctx.actor, input)),
  archive: procedure('manual', 'manage', 'nothing')
    .input(setArchivedInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => archiveArticle(ctx.db, ctx.actor, input.id, input.arquivado)),
})
