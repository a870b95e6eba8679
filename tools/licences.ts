import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** The licences (SPDX identifiers) of packages that we may install and distribute. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // For sharp's libvips, which is allowed because it is a separate library that one can replace.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // For lightningcss, which is allowed because this licence covers only the package's own files, and we do not change them.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), link: z.boolean().optional(), optional: z.boolean().optional() }),
  ),
})

/** A package whose licence is not allowed or not known. */
export type LicenceProblem = { package: string; licence: string }

/** Lists the packages of package-lock.json without an allowed licence. If the lock names none, the installed package is read. */
export function licenceProblems(root: string, lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')): LicenceProblem[] {
  const { packages } = Lock.parse(JSON.parse(lockText))
  return Object.entries(packages).flatMap(([path, { license, link, optional }]) => {
    if (!path.startsWith('node_modules/') || link) return []
    if (license !== undefined && isAllowed(license)) return []
    const folder = join(root, path)
    // An optional package for another machine is neither installed nor distributed here, so only the lock can name its licence.
    const licence = existsSync(folder) || !optional ? installedLicence(folder) : undefined
    if (licence !== undefined && isAllowed(licence)) return []
    return [{ package: path.replace(/^.*node_modules\//, ''), licence: licence ?? license ?? 'none that is known' }]
  })
}

/** Whether an SPDX expression such as `A AND B` or `(A OR B)` leaves a choice that is allowed. */
export function isAllowed(expression: string): boolean {
  return expression.split(/\s+OR\s+/).some((way) => way.split(/\s+AND\s+/).every((one) => ALLOWED.has(one.replace(/[()]/g, '').trim())))
}

/** The licence in the installed package's package.json. If that is missing or not allowed, the licence that its LICENSE file contains. */
export function installedLicence(folder: string): string | undefined {
  const named = z
    .object({ license: z.string().optional(), licenses: z.array(z.object({ type: z.string() })).optional() })
    .safeParse(readJson(join(folder, 'package.json'))).data
  const declared = named?.license ?? named?.licenses?.map(({ type }) => type).join(' OR ')
  if (declared !== undefined && isAllowed(declared)) return declared
  const file = namesIn(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name))
  return (file && findLicence(readFileSync(join(folder, file), 'utf8'))) ?? declared
}

/** Texts by which we recognize a licence; the first match counts. */
const BY_WORDS: [licence: string, words: RegExp][] = [
  ['Apache-2.0', /Apache License,? Version 2\.0/i],
  ['MIT', /Permission is hereby granted, free of charge, to any person obtaining a copy.*THE SOFTWARE IS PROVIDED "AS IS"/is],
  ['ISC', /Permission to use, copy, modify, and(\/or)? distribute this software for any purpose with or without fee is hereby granted/i],
  [
    'BSD-3-Clause',
    /Redistribution and use (of this software )?in source and binary forms.*(Neither the name|The name of .* may not be used)/is,
  ],
  ['BSD-2-Clause', /Redistribution and use (of this software )?in source and binary forms/i],
]

/** Recognizes the licence that a text contains. Returns undefined if it is not a known one. */
export function findLicence(text: string): string | undefined {
  const plain = text.replace(/[\s*#]+/g, ' ').replace(/[“”]/g, '"')
  return BY_WORDS.find(([, words]) => words.test(plain))?.[0]
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
