import { documents } from '@intranet/contract/messages/staff'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { documentExpiryJob } from './document-expiry.job.ts'
import { documentExpiry, documentSigning } from './document.obligation.ts'
import { countDocuments } from './document.queries.ts'
import { documentRoutes } from './document.rest.ts'
import { documentRouter } from './document.router.ts'
import { findDocuments, findOwnDocuments } from './document.search.ts'
import { documentFiles } from './document.service.ts'
import { documentHistory } from './document.history.ts'
import { documentData } from './document.personal-data.ts'

export const documentsModule = defineModule({
  name: 'documents',
  routers: { documents: documentRouter },
  routes: documentRoutes,
  changes: [{ table: 'rh_documento', list: documentRouter.list }],
  jobs: [documentExpiryJob],
  history: documentHistory,
  refusals: {
    texts: {
      rh_documento_datas: documents.expiryBeforeIssue,
      rh_documento_versao_unica: [documents.superseded, null],
      rh_documento_publico: [
        'Um documento de um funcionário não tem provedor nem departamento.',
        'id_funcionario',
      ],
    },
  },
  files: { rh_documento: documentFiles },
  personalData: { kept: documentData },
  obligations: [documentSigning, documentExpiry],
  figures: [{ to: '/documents/list', may: holds('rh', 'manage'), count: countDocuments }],
  search: [findDocuments, findOwnDocuments],
})
