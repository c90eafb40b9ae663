import { defineModule } from '../../../platform/module.ts'
import { privacyNoticeHeads } from './privacy-notice.head.ts'
import { privacyNoticeRouter } from './privacy-notice.router.ts'

export const privacyNoticesModule = defineModule({
  name: 'privacy-notices',
  routers: { privacyNotices: privacyNoticeRouter },
  refusals: { ofCodeAlone: ['aviso_privacidade_versao'] },
  heads: privacyNoticeHeads,
  personalData: { notAbout: ['aviso_privacidade.id_usuario'] },
})
