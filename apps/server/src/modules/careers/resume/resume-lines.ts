/** What the lines of a CV name: parts, places, labels, positions, schools. Pure. */
import { normalizeText } from '@intranet/contract/formats'
import { areDays, periodOf } from './resume-periods.ts'

const heads = {
  formacoes:
    /^(formac(ao|oes)|formac(ao|oes) (academicas?|escolar|educacional|profissional|tecnica|superior|universitaria)|qualificacao academica|academic background|onde estudei|graduacao|graduacoes|((nivel|grau) de )?escolaridade|educacao( formal)?|education|ensino|(grau de )?instrucao|academico|estudos( realizados)?|(historico|percurso|dados|vida|trajetoria|background) (academic[oa]s?|escolar(es)?|educacional))( e [a-z ]+)?$/,
  experiencias:
    /^((principais |ultimas )?experiencias?( profissiona(l|is)| de trabalho| (anterior|relevante|previa|recente)(e?s)?| de mercado| em destaque| na area){0,2}|estagios|trabalhos( anteriores| realizados)?|employment history|historico laboral|trajetoria|carreira|(historico|trajetoria|percurso|carreira|vivencia|vida|atividades?) (profissiona(l|is)|de carreira)|vivencias profissionais|historico de (trabalho|empregos?)|(empresas )?onde (ja )?trabalhei|atuacao( profissional| no mercado)?|(ultimos )?empregos?( atual)?( anteriores)?|(work |professional )?experience)( e [a-z ]+)?$/,
  outras:
    /^(quem sou( eu)?|resumo d[aeo]s? [a-z ]+|outr[ao]s( (informac|curso|conheciment|dado)[a-z]*)?|principais (competenci|habilidad)[a-z]*|observac[a-z]*|area de interesse|atualizac[a-z]*|cursos?|experiencias? voluntarias?|cursos (complementares|de (curta duracao|aperfeicoamento|extensao|atualizacao|qualificacao|capacitacao|formacao|informatica|idiomas)|extracurriculares|livres|adicionais|e [a-z ]+)|certific[a-z]*|idiomas?|habilidades|competencias|objetivos?|resumo|dados pessoais|referencias|informac[a-z]*|contatos?|perfil|qualificac[a-z]*|formac(?:ao|oes) complementar(?:es)?|aperfeicoamentos?|capacitac[a-z]*|treinamentos?|(?:soft |hard )?skills|pontos fortes|disponibilidade|pretensao salarial|redes sociais|links|informatica|linguas|languages|linguagens|apresentacao|sobre mim|sobre|atividades (complementares|extracurriculares|voluntarias)|extracurricular(es)?|trabalhos voluntarios|outras atividades|qualidades|diferenciais|carta de conducao|areas de interesse|objetivo de carreira|programas|mais sobre mim|produc(ao|oes)( cientifica)?|cursos (rapidos|online|tecnicos)|workshops|eventos|congressos|softwares|habilitacao|cnh|sintese de qualificacoes|caracteristicas|aptidoes|passatempos|registro profissional|experiencia internacional|intercambio|declaracao|filiacoes|portfolio|tecnologias|competencias-chave|principais realizacoes|realizacoes|licencas|bolsas|conhecimentos|ferramentas|projetos( de (pesquisa|extensao))?|voluntariado|trabalho voluntario|premios|publicacoes|hobbies|interesses)( (profissiona(l|is)|pessoa(l|is)|tecnic[oa]s?|linguisticas|digitais|comportamentais|complementares|adicionais|em informatica)| e [a-z ]+)?$/,
} as const
export type Part = keyof typeof heads
const withoutSpaces = (head: RegExp) => new RegExp(head.source.replaceAll(' ', ''))
const headsDrawn: Record<Part, RegExp> = {
  formacoes: withoutSpaces(heads.formacoes),
  experiencias: withoutSpaces(heads.experiencias),
  outras: withoutSpaces(heads.outras),
}

/** A heading is a short line of nothing but its words. */
export function partOf(line: string): Part | undefined {
  // Some programs draw an accent apart, with a gap before it.
  const whole = line.replace(/(?<=\p{Lu}) (?=[ÁÂÃÉÊÍÓÔÕÚÇ]\p{Lu})/gu, '')
  const plain = normalizeText(whole.replace(/\s*\([^()]*\)$/, ''))
    .replace(/\s*[/&+]\s*/g, ' e ')
    .replace(/[^\p{L}\p{N})]+$|^[^\p{L}\p{N}]+|^(?:(?:\d+|[ivx]+)\s*[.)–-]|\d{1,2}(?=\s))\s*/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:a )?(?:minhas?|meus?) /, '')
  if (plain.length === 0 || plain.length > 40) return undefined
  const parts = Object.keys(heads) as Part[]
  // Letters that stand apart leave no space between words.
  const drawn = /^\p{Lu}{10,}$/u.test(line.trim())
  return (
    parts.find((part) => heads[part].test(plain)) ??
    (drawn ? parts.find((part) => headsDrawn[part].test(plain)) : undefined)
  )
}

const UF = '(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)'
const CITY = String.raw`(?:\p{Lu}[\p{L}'’. ]{1,40}?\s*(?:[/,–-]|\s[–-])\s*${UF}(?:,\s*Brasil)?|\p{Lu}[\p{L}'’. ]{1,40}?(?:,\s*\p{Lu}[\p{L} ]{2,20})?,\s*Brasil)`
const placeAtEnd = new RegExp(String.raw`\s*(?:[|•·,;(\t]|\s[–—-])\s*${CITY}\)?\.?$`, 'u')
const placeAlone = new RegExp(String.raw`^[(|•·–—-]?\s*${CITY}\)?\.?$`, 'u')

export const isPlace = (line: string) => placeAlone.test(line) && !isSchool(line)
/** A line without the town that it ends on. */
export const withoutPlace = (line: string) =>
  isPlace(line) ? '' : line.replace(placeAtEnd, '').replace(/[\s|•·,;–—-]+$/, '')

const TOWN = String.raw`(?!Campus)\p{Lu}\p{Ll}+(?:[ -](?:d[aeo]s? )?\p{Lu}\p{Ll}+){0,3}`
const townBehind = new RegExp(
  String.raw`(?<=\p{L}.{1,2})(?:\s*\(${TOWN}\)?|,\s+${TOWN}|\s+[|–—-]\s+${TOWN})[.]?$`,
  'u',
)
/** A name without the town behind it, which no state marks as a town. */
export const withoutTown = (line: string) => line.replace(/\t.*$/, '').replace(townBehind, '')

/** Towns that a line's end divides are one line again. */
function withWholePlaces(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const cut = last !== undefined && /\s[|•·]\s*(?:\p{Lu}[\p{L} ]*)?$/u.test(last)
    if (cut && new RegExp(String.raw`^[\p{L} ]+\s*[/-]\s*${UF}$`, 'u').test(line))
      whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

/** Whether a line ends on a word that needs another behind it. */
export const endsOpen = (line: string) =>
  /(?:\s(?:d[aeo]s?|e|em|com|para|ao?|à|n[ao]s?|por|o|até)|,)$/.test(line)

/** Whether days that one line begins end in the next. */
function isRestOfDays(before: string, line: string): boolean {
  if (!/^[(\p{Ll}\d→]/u.test(line) || [before, line].some((one) => periodOf(one)?.alone === false))
    return false
  const whole = periodOf(`${before} ${line}`)
  return whole !== undefined && !whole.alone
}

/** Whether a name or a period goes on in the next line. Days, and what was done, begin lines of their own. */
function goesOn(before: string, line: string): boolean {
  if (isBullet(line) || before.length > 160) return false
  if (endsOpen(before) || areDays(before, line) || isRestOfDays(before, line)) return true
  if (/\([^()]{0,60}$/.test(before) && /^[^()]{0,60}\)/.test(line)) return true
  if (partOf(line)) return false
  if (labelsApart(line).length > 1 && !labelOf(line) && labelOf(labelsApart(before).at(-1)!)) return true
  if (MONTH_AT_END.test(normalizeText(before)) && /^(?:de )?(?:19|20)\d{2}\b/.test(line)) return true
  return /^\p{Ll}/u.test(line) && !periodOf(line) && !periodOf(before)
}

const MONTH_AT_END =
  /(?:^|[\s(|,–-])(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|(?:set|nov|dez)(?:embro)?|out(?:ubro)?|feb(?:ruary)?|apr|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|(?:nov|dec)(?:ember)?|january|march|may|june|july)\.?(?: de)?$/

const isOpenDay = (days: string) =>
  /\d\s*[–-]$|\s(?:a|até)$/.test(days) || MONTH_AT_END.test(normalizeText(days).replace(/ de$/, ''))

/** The cell of a line that days are in, and its others. */
function daysApart(line: string, open: boolean): [string, string[]][] {
  const cells = line.split('\t')
  if (cells.length > 1)
    return [
      [cells[0]!, cells.slice(1)],
      [cells.at(-1)!, cells.slice(0, -1)],
    ]
  const [first = '', ...others] = line.split(open ? /(?<=\d\s*[–-])\s+/u : /(?<=^(?:\d\d\/)?\d{4})\s+/u)
  return [[first, others]]
}

/** Days that a narrow cell divides: `02/2018 –` above `12/2020`, each with its own line beside it. */
function withWholeDays(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1) ?? ''
    if ([last, line].some((one) => periodOf(one)?.alone === false)) {
      whole.push(line)
      continue
    }
    const [first, names] = daysApart(last, true).find(([days]) => isOpenDay(days)) ?? ['', []]
    const closed = daysApart(line, false).map(([second, below]) => ({ days: `${first} ${second}`, below }))
    const found = closed.find(({ days }) => {
      const period = periodOf(days)
      return period && !period.alone && period.rest === ''
    })
    if (names.length > 0 && found)
      whole.splice(
        -1,
        1,
        `${found.days}\t${names.join('\t')}`,
        ...(found.below.length ? [found.below.join('\t')] : []),
      )
    else whole.push(line)
  }
  return whole
}

/** Items of a list that end with days and a full stop in the next line. */
function withWholeItems(lines: readonly string[]): string[] {
  if (!isBullet(lines[0] ?? '')) return [...lines]
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const open =
      last !== undefined && isBullet(last) && !/[.;:]$/.test(last) && last.length < 200 && !periodOf(last)
    if (open && !isBullet(line) && line.endsWith('.') && periodOf(line))
      whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

/** Lines with what went on in the next one. */
export function withWholeLines(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of withWholeItems(withWholePlaces(withWholeDays(lines)))) {
    const last = whole.at(-1)
    if (last !== undefined && goesOn(last, line)) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

export type Label = 'org' | 'name' | 'period' | 'local' | 'other'
const labels: Record<Label, RegExp> = {
  org: /^(?:nome da )?(empresa|empregador|organizacao|instituicao(?: de ensino)?|escola|faculdade|universidade|entidade|contratante)[\s.]*[:\t]\s*/,
  name: /^(?:ultim[oa] |nome d[oa] )?((?:cargo|funcao)(?: ocupad[oa]| exercid[oa])?|enquadramento funcional|cargo e funcao|ocupacao|posicao|curso|formacao|graduacao|nivel)[\s.]*[:\t]\s*/,
  period: /^(periodo|datas?|duracao|vigencia|tempo)[\s.]*[:\t]\s*/,
  local: /^(local)[\s.]*[:\t]\s*/,
  other:
    /^(cidade|vinculo|carga horaria|regime|titulo|orientadora?|palavras-chave|atividades?(?: exercidas| desenvolvidas)?|atribuicoes|principais atividades|descricao|responsabilidades|situacao|status|segmento|motivo(?: da saida)?)[\s.]*[:\t]\s*/,
}

/** The label that a line begins with, and what it says. */
export function labelOf(line: string): { label: Label; value: string } | undefined {
  const plain = normalizeText(line)
  for (const label of Object.keys(labels) as Label[]) {
    const found = labels[label].exec(plain)
    if (found) return { label, value: line.slice(found[0].length).trim() }
  }
  return undefined
}

const LABELS =
  'Cargo|Função|Empresa|Período|Data|Instituição|Curso|Local|Cidade|Atividades|Vínculo|Enquadramento Funcional|Carga horária|Regime'
/** Several labels of one line, each by itself. */
export const labelsApart = (line: string): string[] =>
  line.split(new RegExp(String.raw`\s*[|;,•·–—-]?\s+(?=(?:${LABELS})\s*:)`, 'u')).filter(Boolean)

const POSITION =
  /^(?:tecnic|analist|auxiliar|assistente|atendente|vendedor|instalador|operador|eletricist|coordenador|consultor|supervisor|gerente|subgerente|estagi|jovem|menor|aprendiz|almoxarif|motorist|recepcionist|desenvolvedor|promotor|encarregad|lider|diretor|professor|caixa\b|entregador|repositor|balconist|secretari[oa](?! (?:municipal|estadual|d[aeo]))|programador|engenheir|enfermeir|cozinheir|garco|pedreir|pintor|mecanic|soldador|montador|representante|agente|monitor|instrutor|projetist|designer|contador|advogad|gestor|chefe|ajudante|servente|porteir|vigilante|zelador|especialist|administrador|arquitet|cadist|cabist|digitador|telefonist|telemarketing|help ?desk|suporte|estoquist|conferente|faturist|comprador|negociador|cobrador|trainee|proprietari|autonom|freelanc|bancari|farmaceutic|nutricionist|psicolog|fisioterap|veterinari|jornalist|fotograf|cabeleireir|manicure|costureir|chef\b|subchef|escritur|cuidador|empregad[oa] domestic|diarist|faxineir|copeir|camareir|bab[ay]|bartender|barista|medic[oa]\b|dentist|biolog|biomedic|quimic[oa]|economist|pedagog|bibliotec|tradutor|corretor|embalador|carregador|separador|motoboy|tratorist|jardineir|carpinteir|marceneir|serralheir|encanador|torneir|ferrament|educador|treinador|auditor|perit[oa]|controller|socio|superintendente|presidente|vigia\b|merendeir|padeir|confeiteir|acougueir|frentist|operari|inspetor|fiscal|executiv|assessor|orientador|tutor|pesquisador|bolsista|voluntari)/
const SCHOOL =
  /\b(?:universidade|faculdades?|escola|colegio|instituto|centro universitario|centro de ensino|senai|senac|sesi|sebrae|senar|if[a-z]{1,7}|uf[a-z]{1,5}|uni(?!ao)[a-z]{2,}|ue[a-z]{1,3}|puc[a-z]{0,3}|fatec|etec|cefet|cedup|estacio|anhanguera|unopar|fgv|usp|fundacao|academia|alura|e\.?e\.?b|ceja|eee?fm?|eeep|eem|emef|eeefm|liceu|educandario|centro (?:de educacao|educacional))\b|\b[ce]\.\s?e\.|^ce\s/

const COURSE =
  /^(?:ensino (?:medio|fundamental|superior|tecnico)|(?:2|segundo)\S? grau|(?:curso |ensino )?tecnic[oa] (?:em|de)|curso|tecnolog|bacharel|licencia|graduac|pos[- ]?graduac|especializac|mba|mestrad|doutorad|superior|magisterio|supletivo|engenharia|administracao|ciencias? |direito|pedagogia|psicologia|analise e desenvolvimento|sistemas de|gestao |marketing|letras|logistica)/

export const isCourse = (text: string) => COURSE.test(normalizeText(text))
export const isPosition = (text: string) => POSITION.test(normalizeText(text))
/** What names of employers have in them. */
const EMPLOYER =
  /\b(?:ltda|s[./]?\s?a\b|eireli|epp|me|cia|companhia|grupo|hospital|maternidade|clinica|prefeitura|secretaria (?:municipal|estadual|d[aeo])|governo|ministerio|tribunal|defensoria|camara municipal|lojas?|super ?mercados?|mercad(?:o|inho)|atacad[a-z]*|restaurante|bistro|cantina|lanchonete|pizzaria|padaria|hotel|pousada|resort|industrias?|comercio|comercial|construtora|transport(?:es|adora)|viacao|banco|cooperativa|laboratorios?|drogaria|farmacia|posto|metalurgica|frigorifico|laticinios|usina|estaleiro|escritorio|cartorio|paroquia|associacao|sindicato|telecom|internet|provedor|sistemas|engenharia|servicos|solucoes|consultoria|assessoria|contabilidade|advogados|distribuidora|studio|estudio|salao|autonom[oa]|familia|casa de)\b/
export const isEmployer = (text: string) => EMPLOYER.test(normalizeText(text)) || isSchool(text)
export const isSchool = (text: string) => SCHOOL.test(normalizeText(text))

/** Words that end as names of those who do something, or of what is studied, do. */
export const isAgent = (text: string) =>
  /^[a-z]{2,}(?:ista|dor|tor|sor|dora|tora|sora|eir[oa]|ente|ante|olog[oa]|ograf[oa]|metra)\b|\b(?:manager|developer|engineer|analyst|owner|master|media|lead|intern|officer|specialist|assistant|partner|writer)\b/.test(
    normalizeText(text),
  )
export const isSubject = (text: string) =>
  /^[a-z]{2,}(?:logia|nomia|grafia|ismo|cao|ura|aria|agem|ica|sica|ina|design)\b/.test(normalizeText(text))

export const isBullet = (line: string) => /^[•·▪●◦■□►▸➢➔→✓✔*»›‣❖◆○–—\ue000-\uf8ff-]/u.test(line)
/** What was done there, where its bullet is drawn and not written. */
export const isSentence = (line: string) =>
  line.length > 90 || line.includes(';') || /^\p{Ll}/u.test(line) || endsAsSentence(line)
/** Five words and more, and a full stop that shortens none. */
const endsAsSentence = (line: string) =>
  /(?:\p{Ll}{3}|\d)\.$/u.test(line) && !/(?:ltda|cia)\.$/i.test(line) && line.split(' ').length >= 5

/** How somebody was employed, behind the company's name. */
const EMPLOYED =
  /(?:\s*[·|,(–-]\s*|\s+)(?:(?:tempo|per[ií]odo) integral|meio (?:per[ií]odo|expediente)|tempor[aá]rio|terceirizad[oa]|freelance|clt|pj|presencial|remoto|h[ií]brido)\)?$/iu
/** How far a course went, behind its names. */
const STATE =
  /(?:\s*[·|,(]\s*|\s+[–—-]\s+)(?:cursando|em andamento|em curso|conclu[ií]d[oa]|incomplet[oa]|trancad[oa]|interrompid[oa]|manh[ãa]|tarde|noite|noturno|matutino|vespertino|ead)\)?$/iu
export const withoutKind = (line: string) => line.replace(EMPLOYED, '').replace(STATE, '')
export const isPageNumber = (line: string) =>
  /^(?:p[aá]g(?:ina|\.)?\s*)?\d{1,2}(?:\s*(?:de|\/)\s*\d{1,2})?$/i.test(line)
