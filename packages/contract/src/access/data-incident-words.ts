/** How a security incident goes on, and the texts that are sent, apart from their schemas. */
export const incidentSteps = {
  autoridade: 'Comunicado à autoridade',
  titulares: 'Comunicado às pessoas',
  encerrado: 'Encerrado',
} as const
export type IncidentStep = keyof typeof incidentSteps

export const incidentTexts = { autoridade: 'À autoridade (ANPD)', titulares: 'Às pessoas' } as const
export type IncidentText = keyof typeof incidentTexts

/** What a text may name: replaced by what the incident says. */
export const incidentWords = [
  'titulo',
  'o_que',
  'conhecido_em',
  'dados',
  'quantos',
  'riscos',
  'medidas',
  'encarregado',
  'contato',
] as const
export type IncidentWord = (typeof incidentWords)[number]

/** Working days to the communication (Resolução CD/ANPD 15/2024). */
export const INCIDENT_WORKING_DAYS = 3
/** Years that an incident is kept. */
export const INCIDENT_YEARS = 5
