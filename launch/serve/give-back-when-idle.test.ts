import { beforeEach, expect, test } from 'vitest'
import { createIdleLook } from './give-back-when-idle.ts'

const MB = 1024 * 1024
let cpuMs = 0
let resident = 200 * MB
let timesGivenBack = 0
let look: () => void
const lookTimes = (times: number, cpuMsEach: number) => {
  for (let time = 0; time < times; time++) {
    cpuMs += cpuMsEach
    look()
  }
}

beforeEach(() => {
  cpuMs = 0
  resident = 200 * MB
  timesGivenBack = 0
  look = createIdleLook({
    usedCpuMs: () => cpuMs,
    residentBytes: () => resident,
    giveBack: () => {
      timesGivenBack++
      resident = 140 * MB
    },
  })
})

test('memory that only the start needed is given back as soon as the process is idle', () => {
  lookTimes(3, 2_000)
  expect(timesGivenBack).toBe(0)
  lookTimes(1, 100)
  expect(timesGivenBack).toBe(1)
})

test('later, memory is given back after half a minute without work, and only if the process has grown', () => {
  lookTimes(1, 0)
  lookTimes(20, 0)
  expect(timesGivenBack).toBe(1)
  resident = 170 * MB
  lookTimes(1, 500)
  lookTimes(9, 0)
  lookTimes(1, 500)
  lookTimes(9, 0)
  expect(timesGivenBack).toBe(1)
  lookTimes(1, 0)
  expect(timesGivenBack).toBe(2)
  lookTimes(100, 0)
  expect(timesGivenBack).toBe(2)
})
