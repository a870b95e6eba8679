import type { DesignFindingCode } from '@fondly/domain/designs/check-design.ts'

/** The findings that poppler and qpdf can report. They report nothing about blend modes, layers and the like. */
export const JUDGED_BY_OTHERS: DesignFindingCode[] = [
  'annotations',
  'attachments',
  'bleed',
  'broken',
  'encrypted',
  'fonts',
  'pages',
  'resolution-low',
  'resolution-modest',
  'rotated',
  'scripts',
  'size',
  'transparency',
]

type Run = (program: string, args: string[]) => { status: number; output: string }

/**
 * Returns what poppler and qpdf report about a design of 5 x 7 inches with a bleed of 46 pixels at 300 dpi, sorted. It shares no code with preflight.
 */
export function foreignVerdict(path: string, run: Run): DesignFindingCode[] {
  const info = run('pdfinfo', ['-box', path])
  const checked = run('qpdf', ['--check', path])
  if (/Encrypted: +yes|encrypt|password/i.test(info.output) && !/Encrypted: +no/.test(info.output)) return ['encrypted']
  if (checked.status !== 0 || info.status !== 0) return ['broken']
  const found: DesignFindingCode[] = []
  const objects = readObjects(run('qpdf', ['--json', path]).output)
  if (valueOf(info.output, 'Pages') !== '1') found.push('pages')
  if (valueOf(info.output, 'Page rot') !== '0') found.push('rotated')
  // Also search the objects, because pdfinfo looks for scripts only in names and forms.
  if (valueOf(info.output, 'JavaScript') === 'yes' || objects.some((one) => one['/S'] === '/JavaScript')) found.push('scripts')
  if (objects.some((one) => Array.isArray(one['/Annots']) && one['/Annots'].length > 0)) found.push('annotations')
  if (
    objects.some(
      (one) =>
        isRecord(one['/ExtGState']) && Object.values(one['/ExtGState']).some((state) => isRecord(state) && Number(state['/ca'] ?? 1) < 1),
    )
  )
    found.push('transparency')
  if (!run('pdfdetach', ['-list', path]).output.startsWith('0 embedded files')) found.push('attachments')
  const page = judgeBoxes(info.output)
  if (page) found.push(page)
  if (
    tableOf(run('pdffonts', [path]).output).some(
      (row) => / no  ?(?:yes|no ) /.test(row) && /^\S+.* no +(?:yes|no) +(?:yes|no) +\d/.test(row),
    )
  )
    found.push('fonts')
  const resolutions = tableOf(run('pdfimages', ['-list', path]).output).flatMap((row) => row.trim().split(/\s+/).slice(12, 14).map(Number))
  const dpi = Math.min(...resolutions)
  if (dpi < 150) found.push('resolution-low')
  else if (dpi < 299) found.push('resolution-modest')
  return found.sort()
}

function judgeBoxes(info: string): 'size' | 'bleed' | undefined {
  const numbers = (name: string) => (new RegExp(`^${name}: +(.+)$`, 'm').exec(info)?.[1] ?? '').trim().split(/\s+/).map(Number)
  const [crop, bleed, trim] = [numbers('CropBox'), numbers('BleedBox'), numbers('TrimBox')] as [number[], number[], number[]]
  const near = (box: number[], width: number, height: number) =>
    Math.abs((box[2] ?? 0) - (box[0] ?? 0) - width) < 0.72 && Math.abs((box[3] ?? 0) - (box[1] ?? 0) - height) < 0.72
  // For a box that a file does not have, poppler returns the crop box.
  if (near(trim, 382.08, 526.08) && String(trim) === String(crop)) return undefined
  if (!near(trim, 360, 504)) return 'size'
  const rooms = [0, 1, 2, 3].map((side) =>
    side < 2
      ? (trim[side] ?? 0) - Math.max(bleed[side] ?? 0, crop[side] ?? 0)
      : Math.min(bleed[side] ?? 0, crop[side] ?? 0) - (trim[side] ?? 0),
  )
  return Math.min(...rooms) < 11.04 - 0.72 ? 'bleed' : undefined
}

const valueOf = (info: string, name: string) => new RegExp(`^${name}: +(\\S+)`, 'm').exec(info)?.[1]

/** Returns the rows below the line of hyphens. */
function tableOf(output: string): string[] {
  const lines = output.split('\n')
  const rule = lines.findIndex((line) => /^-{5,}/.test(line))
  return rule < 0 ? [] : lines.slice(rule + 1).filter((line) => line.trim() !== '')
}

function readObjects(json: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (isRecord(value)) {
      found.push(value)
      for (const one of Object.values(value)) visit(one)
    }
  }
  visit(JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1)))
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
