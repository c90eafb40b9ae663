import { asIs, deleted, insertedOne, page, rows } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { invitationRouter, talentRouter } from './talent.router.ts'

export const talentRoutes = defineRoutes(
  'Banco de talentos',
  { talentBank: talentRouter, vacancyInvitations: invitationRouter },
  [
    route({
      method: 'POST',
      path: '/v1/curriculo/busca',
      summary: 'Busca no banco de talentos por palavras com peso e sinônimos, com o motivo de cada resultado',
      wrap: 'filtro',
      procedure: talentRouter.list,
      answer: page('curriculo'),
    }),
    route({
      method: 'POST',
      path: '/v1/curriculo/arquivar',
      summary: 'Tira pessoas do banco de talentos',
      wrap: 'flat',
      procedure: talentRouter.archive,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/curriculo/convite',
      summary: 'Convida pessoas do banco de talentos para uma vaga',
      wrap: 'flat',
      procedure: talentRouter.invite,
      answer: asIs,
    }),
    route({
      method: 'GET',
      path: '/v1/curriculo/busca-salva',
      summary: 'Lista as buscas que a pessoa guardou',
      procedure: talentRouter.searches,
      answer: rows('busca_talento'),
    }),
    route({
      method: 'POST',
      path: '/v1/curriculo/busca-salva',
      summary: 'Guarda uma busca, que avisa quando alguém novo combina',
      wrap: 'flat',
      procedure: talentRouter.saveSearch,
      answer: insertedOne('busca_talento'),
    }),
    route({
      method: 'DELETE',
      path: '/v1/curriculo/busca-salva/:id',
      summary: 'Exclui uma busca guardada',
      procedure: talentRouter.removeSearch,
      answer: deleted('busca_talento'),
    }),
    route({
      method: 'GET',
      path: '/v1/vaga/convite/:chave',
      summary: 'Consulta a vaga de um convite, sem entrar',
      ends: true,
      procedure: invitationRouter.view,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/vaga/convite/:chave',
      summary: 'Candidata-se pelo convite, com o currículo guardado, sem entrar',
      wrap: 'flat',
      ends: true,
      procedure: invitationRouter.accept,
      answer: asIs,
    }),
  ],
)
