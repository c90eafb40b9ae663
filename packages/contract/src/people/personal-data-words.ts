/** Values of "Meus dados" as a person reads them, on the screen and in the PDF. */
import { reactionKeys, reactionLabel } from '../content/reaction-labels.ts'
import { formatCep, formatCpf, formatDate, formatDateTime, formatPhone, yesNo } from '../formats.ts'
import { genderLabels, maritalLabels } from '../personal-options.ts'
import { employeeStateLabels, employmentLabels } from '../employee-options.ts'
import { kinshipLabels } from './family-options.ts'
import { readFieldLabels, requestKindLabels, requestStateLabels } from './personal-data-options.ts'
import { noticeLabels, shutdownTypeLabels } from './shutdown-options.ts'

/** Stored codes of a column → their words. */
const codes: Record<string, Record<string, string>> = {
  genero: genderLabels,
  estado_civil: maritalLabels,
  tipo_vinculo: employmentLabels,
  parentesco: kinshipLabels,
  reacao: Object.fromEntries(reactionKeys.map((key) => [key, reactionLabel(key)])),
  campos: readFieldLabels,
  aviso_previo: noticeLabels,
  tipo: {
    ...requestKindLabels,
    ...shutdownTypeLabels,
    novidade: 'Novidade',
    aniversario: 'Aniversário',
    tempo_casa: 'Tempo de casa',
    elogio: 'Elogio',
  },
  situacao: {
    ...employeeStateLabels,
    ...requestStateLabels,
    publicado: 'Publicado',
    oculto: 'Oculto',
    confirmada: 'Confirmada',
    cancelada: 'Cancelada',
    na_fila: 'Na fila',
    enviado: 'Enviado',
    falhou: 'Não enviado',
    local: 'Guardado no desenvolvimento',
  },
  resposta: { pendente: 'Pendente', sim: 'Sim', nao: 'Não', talvez: 'Talvez' },
}

const masks: Record<string, (text: string) => string> = {
  cpf: (text) => (/^\d{11}$/.test(text) ? formatCpf(text) : text),
  cep: formatCep,
  telefone: formatPhone,
  telefone_corp: formatPhone,
  whatsapp_corp: formatPhone,
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** `id_setor` follows from the position. */
function labelOf(key: string, labels: Readonly<Record<string, string>>): string {
  const target = labels[key.replace(/^id_/, '')]
  return labels[key] ?? (target ? `${target} (código)` : key)
}

/** One value in words. Lists are joined; objects become "Rótulo: valor", named by `labels` where it knows the key. */
export function personalDataWords(
  campo: string,
  value: unknown,
  labels: Readonly<Record<string, string>> = {},
): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return yesNo(value)
  if (Array.isArray(value)) return value.map((one) => personalDataWords(campo, one, labels)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${labelOf(key, labels)}: ${personalDataWords(key, one, labels)}`)
      .join('; ')
  const text = String(value)
  const word = codes[campo]?.[text] ?? (masks[campo] && masks[campo](text))
  if (word !== undefined) return word
  if (MOMENT.test(text)) return formatDateTime(text)
  return DAY.test(text) ? formatDate(text) : text
}
