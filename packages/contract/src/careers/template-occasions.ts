/** When candidates are written. Apart from the schemas: lists load the words alone. */
import { stageLabels, writtenStages } from './career-options.ts'

/** When somebody is written: at a stage, or invited. */
export const templateOccasions = [...writtenStages, 'convite_entrevista', 'convite_vaga'] as const
export type TemplateOccasion = (typeof templateOccasions)[number]

export const occasionLabels: Record<TemplateOccasion, string> = {
  inscrito: 'Candidatura recebida',
  entrevista_rh: stageLabels.entrevista_rh,
  entrevista_gestor: stageLabels.entrevista_gestor,
  proposta: stageLabels.proposta,
  contratado: stageLabels.contratado,
  reprovado: stageLabels.reprovado,
  convite_entrevista: 'Convite para entrevista',
  convite_vaga: 'Convite do banco de talentos',
}
