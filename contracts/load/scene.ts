import * as z from 'zod'

const Colour = z.string().regex(/^#[0-9a-f]{6}$/)
const Finite = z.number().min(-100_000).max(100_000)
/** Whole or half pixels, because 4.625 inches at 300 dpi are 1387.5 pixels. */
const Length = z.number().positive().max(10_000).multipleOf(0.5)
const Opacity = z.number().min(0).max(1)
/** Only the absolute commands M, L, C, Q and Z, which every painter draws in the same way. */
const PathData = z
  .string()
  .max(2_000_000)
  .regex(/^[MLCQZ\d\s.,-]*$/)
const Transform = z.tuple([Finite, Finite, Finite, Finite, Finite, Finite])

export const SceneGradient = z.strictObject({
  linear: z.tuple([Finite, Finite, Finite, Finite]).optional(),
  radial: z.tuple([Finite, Finite, Finite]).optional(),
  stops: z
    .array(z.tuple([Opacity, Colour, Opacity]))
    .min(2)
    .max(16),
})
const ScenePaint = z.union([Colour, SceneGradient])

const ScenePath = z.strictObject({
  path: PathData,
  fill: ScenePaint.optional(),
  rule: z.literal('evenodd').optional(),
  stroke: z.strictObject({ color: Colour, width: z.number().positive().max(500) }).optional(),
  opacity: Opacity.optional(),
})
const SceneUse = z.strictObject({
  use: z.string().max(60),
  transform: Transform.optional(),
  fill: ScenePaint.optional(),
  opacity: Opacity.optional(),
})

export type SceneNode =
  | z.infer<typeof ScenePath>
  | z.infer<typeof SceneUse>
  | { group: SceneNode[]; transform?: z.infer<typeof Transform>; clip?: string; clipRule?: 'evenodd' }

const SceneGroup = z.strictObject({
  get group(): z.ZodArray<z.ZodType<SceneNode>> {
    return z.array(SceneNode).max(50_000)
  },
  transform: Transform.optional(),
  clip: PathData.optional(),
  clipRule: z.literal('evenodd').optional(),
})
export const SceneNode: z.ZodType<SceneNode> = z.union([ScenePath, SceneUse, SceneGroup])

/**
 * A vector drawing in pixels at 300 dpi. The origin is the upper left corner of the trim. The drawing extends `bleed` pixels beyond the trim on every
 * side.
 */
export const Scene = z.strictObject({
  width: Length,
  height: Length,
  bleed: z.int().min(0).max(100),
  shapes: z.record(z.string(), z.array(SceneNode)).optional(),
  nodes: z.array(SceneNode).max(50_000),
})
export type Scene = z.infer<typeof Scene>
