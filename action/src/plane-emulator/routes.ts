/** The routes that are served: those that agentd uses. */
import { listActivities, readActivity } from './resources/activities.ts';
import { createAttachment, listAttachments } from './resources/attachments.ts';
import { changeComment, createComment, deleteComment, listComments, readComment } from './resources/comments.ts';
import { changeLabel, createLabel, deleteLabel, listLabels, readLabel } from './resources/labels.ts';
import { changeLink, createLink, deleteLink, listLinks, readLink } from './resources/links.ts';
import * as members from './resources/members.ts';
import * as allow from './requests/permissions.ts';
import * as projects from './resources/projects.ts';
import { createRelations, listRelations } from './resources/relations.ts';
import type { Route } from './requests/router.ts';
import { searchItems } from './resources/search.ts';
import { changeState, createState, deleteState, listStates, readState } from './resources/states.ts';
import { me } from './resources/users.ts';
import { listItems, readItem, readItemByKey } from './resources/work-item-read.ts';
import { changeItem, createItem, deleteItem } from './resources/work-item-write.ts';

const W = 'workspaces/<str:slug>/';
const P = `${W}projects/<uuid:project>/`;

function route(permission: allow.Permission, pattern: string, views: Route['views']): Route {
  return { pattern, permission, views };
}

/** The same views under the path of today and the one before v1.1.0. */
function workItems(name: 'work-items' | 'issues'): readonly Route[] {
  const item = `${P}${name}/<uuid:item>/`;
  return [
    route(allow.anyUser, `${W}${name}/search/`, { GET: searchItems }),
    route(allow.projectByKey, `${W}${name}/<str:identifier>-<str:number>/`, { GET: readItemByKey }),
    route(allow.projectEntity, `${P}${name}/`, { GET: listItems, POST: createItem }),
    route(allow.projectEntity, item, { GET: readItem, PATCH: changeItem, DELETE: deleteItem }),
    route(allow.projectLite, `${item}comments/`, { GET: listComments, POST: createComment }),
    route(allow.projectLite, `${item}comments/<uuid:comment>/`, {
      GET: readComment,
      PATCH: changeComment,
      DELETE: deleteComment,
    }),
    route(allow.projectEntity, `${item}links/`, { GET: listLinks, POST: createLink }),
    route(allow.projectEntity, `${item}links/<uuid:link>/`, { GET: readLink, PATCH: changeLink, DELETE: deleteLink }),
    route(allow.projectEntity, `${item}activities/`, { GET: listActivities }),
    route(allow.projectEntity, `${item}activities/<uuid:activity>/`, { GET: readActivity }),
    route(allow.anyUser, `${item}${name === 'issues' ? 'issue-' : ''}attachments/`, {
      GET: listAttachments,
      POST: createAttachment,
    }),
  ];
}

function projectMembers(name: 'members' | 'project-members'): readonly Route[] {
  return [
    route(allow.projectMembers, `${P}${name}/`, { GET: members.listProjectMembers, POST: members.addProjectMember }),
    route(allow.projectMembers, `${P}${name}/<uuid:member>/`, {
      PATCH: members.changeProjectMember,
      DELETE: members.removeProjectMember,
      GET: members.readProjectMember,
    }),
  ];
}

export const ROUTES: readonly Route[] = [
  route(allow.anyUser, 'users/me/', { GET: me }),
  route(allow.workspaceMember, `${W}members/`, { GET: members.listWorkspaceMembers }),
  route(allow.projects, `${W}projects/`, { GET: projects.listProjects, POST: projects.createProject }),
  route(allow.projects, P, {
    GET: projects.readProject,
    PATCH: projects.changeProject,
    DELETE: projects.deleteProject,
  }),
  route(allow.projects, `${P}archive/`, { POST: projects.archiveProject, DELETE: projects.unarchiveProject }),
  ...projectMembers('members'),
  ...projectMembers('project-members'),
  route(allow.projectEntity, `${P}states/`, { GET: listStates, POST: createState }),
  route(allow.projectEntity, `${P}states/<uuid:state>/`, { GET: readState, PATCH: changeState, DELETE: deleteState }),
  route(allow.labels, `${P}labels/`, { GET: listLabels, POST: createLabel }),
  route(allow.labels, `${P}labels/<uuid:label>/`, { GET: readLabel, PATCH: changeLabel, DELETE: deleteLabel }),
  ...workItems('work-items'),
  ...workItems('issues'),
  route(allow.projectEntity, `${P}work-items/<uuid:item>/relations/`, { GET: listRelations, POST: createRelations }),
];
