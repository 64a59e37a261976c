import { expectTypeOf, it } from 'vitest';
import type { ProfilePath } from './profile-path.ts';

it('only paths of texts in a profile compile', () => {
  expectTypeOf<'/jobTitle'>().toExtend<ProfilePath>();
  expectTypeOf<'/experiences/3/organization/name'>().toExtend<ProfilePath>();
  expectTypeOf<'/educations/0/degrees/1'>().toExtend<ProfilePath>();
  expectTypeOf<'/experiences/3/salary'>().not.toExtend<ProfilePath>();
  expectTypeOf<'/experiences/title'>().not.toExtend<ProfilePath>();
  expectTypeOf<'/skills'>().not.toExtend<ProfilePath>();
});
