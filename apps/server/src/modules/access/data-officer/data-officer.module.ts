import { defineModule } from '../../../platform/module.ts'
import { dataOfficerRouter } from './data-officer.router.ts'

export const dataOfficerModule = defineModule({
  name: 'data-officer',
  routers: { dataOfficer: dataOfficerRouter },
  personalData: { notAbout: ['encarregado.id_usuario'] },
})
