import { settings } from '@intranet/contract/messages/access'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countAccessProfiles } from './access-profile.queries.ts'
import { accessProfileRoutes } from './access-profile.rest.ts'
import { accessProfileRouter } from './access-profile.router.ts'
import { groupWide } from '../../../platform/history.ts'
import { accessProfileData } from './access-profile.personal-data.ts'
import { profileHoldings } from './access-profile.holding.ts'

export const accessProfilesModule = defineModule({
  name: 'access-profiles',
  routers: { accessProfiles: accessProfileRouter },
  routes: accessProfileRoutes,
  changes: [{ table: 'perfil_acesso', list: accessProfileRouter.list }],
  history: {
    perfil_acesso: groupWide,
  },
  refusals: {
    texts: {
      perfil_acesso_nome_unico: settings.profileNameTaken,
    },
    inUse: {
      users_profiles_id_perfil_fkey: settings.profileInUse,
    },
  },
  personalData: { kept: accessProfileData },
  holdings: profileHoldings,
  figures: [{ to: '/access-profiles/list', may: holds('configuracao', 'read'), count: countAccessProfiles }],
})
